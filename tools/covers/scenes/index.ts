import type { Written } from "../scene.ts";
import { beeQueen } from "./bee.ts";
import { cats, fox, lion } from "./cats.ts";
import { doctor, unicorn } from "./dancing.ts";
import { dino } from "./dino.ts";
import { ballooning, elephant, owl } from "./friends.ts";
import { hedgehog, sloth } from "./party.ts";
import { whale } from "./sea.ts";
import { bearWithMug, newlyweds, penguin, reindeer } from "./winter.ts";

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
