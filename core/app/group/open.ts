import type { CardEditor } from "../editor/index.ts";
import type { Ground } from "../ground.ts";
import { Group } from "./group.ts";
import { GroupNote } from "./note.ts";

export const openGroup = ({ outside, session }: Ground, editor: CardEditor): Group =>
  outside.observe(new Group(outside, session, editor));

export const openGroupNote = ({ outside, session }: Ground, editor: CardEditor): GroupNote =>
  outside.observe(new GroupNote(outside, session, editor));
