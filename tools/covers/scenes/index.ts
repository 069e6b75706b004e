import type { Written } from "../scene.ts";
import { beeQueen, dino } from "./garden.ts";

export const written: readonly Written[] = [beeQueen, dino];
