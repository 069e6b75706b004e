import type { Written } from "../scene.ts";
import { ballooning } from "./ballooning.ts";
import { bearWithMug } from "./bear.ts";
import { beeQueen } from "./bee.ts";
import { cats } from "./cats.ts";
import { doctor, unicorn } from "./dancing.ts";
import { dino } from "./dino.ts";
import { elephant } from "./elephant.ts";
import { fox } from "./fox.ts";
import { lion } from "./lion.ts";
import { newlyweds } from "./newlyweds.ts";
import { owl } from "./owl.ts";
import { hedgehog, sloth } from "./party.ts";
import { penguin } from "./penguin.ts";
import { reindeer } from "./reindeer.ts";
import { whale } from "./sea.ts";

export const written: readonly Written[] = [
  beeQueen,
  dino,
  hedgehog,
  sloth,
  doctor,
  unicorn,
  penguin,
  reindeer,
  bearWithMug,
  ballooning,
  elephant,
  owl,
  cats,
  fox,
  lion,
  newlyweds,
  whale,
];
