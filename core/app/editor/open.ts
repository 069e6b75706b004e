import type { AppContext } from "../appContext.ts";
import { CardEditor } from "./editor.ts";

export const openEditor = ({ ports, session }: AppContext, storyId: string): CardEditor =>
  ports.observe(new CardEditor(ports, session, storyId));
