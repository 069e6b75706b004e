import type { Ground } from "../ground.ts";
import { CardEditor } from "./editor.ts";

export const openEditor = ({ outside, session }: Ground, storyId: string): CardEditor =>
  outside.observe(new CardEditor(outside, session, storyId));
