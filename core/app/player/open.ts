import type { AppContext } from "../appContext.ts";
import { Player } from "./player.ts";

export const openPlayer = (
  { ports }: AppContext,
  slides: ConstructorParameters<typeof Player>[1],
): Player => ports.observe(new Player(ports, slides));
