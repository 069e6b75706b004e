import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { CardColouring } from "./cardTheme.ts";

export type { CardColouring } from "./cardTheme.ts";

export const openCardTheme = ({ ports, session }: AppContext, card: CardEditor): CardColouring =>
  ports.observe(new CardColouring(ports, session, card));
