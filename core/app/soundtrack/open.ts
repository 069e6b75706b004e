import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import type { MusicOutput } from "../ports/index.ts";
import { CardSoundtrack } from "./soundtrack.ts";

/** @param output where tracks are listened to before they are chosen */
export const openSoundtrack = (
  { ports, session }: AppContext,
  card: CardEditor,
  output: MusicOutput,
): CardSoundtrack => ports.observe(new CardSoundtrack(ports, session, card, output));
