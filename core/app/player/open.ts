import type { Ground } from "../ground.ts";
import { Player } from "./player.ts";

export const openPlayer = (
  { outside }: Ground,
  slides: ConstructorParameters<typeof Player>[1],
): Player => outside.observe(new Player(outside, slides));
