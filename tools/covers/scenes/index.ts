import type { Written } from "../scene.ts";
import { ballooning, cats, elephant, fox, lion, owl, whale } from "./friends.ts";
import { beeQueen, dino } from "./garden.ts";
import { doctor, hedgehog, sloth, unicorn } from "./party.ts";
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
