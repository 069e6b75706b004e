import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { Group } from "./group.ts";
import { GroupNote } from "./note.ts";

export const openGroup = ({ ports, session }: AppContext, editor: CardEditor): Group =>
  ports.observe(new Group(ports, session, editor));

export const openGroupNote = ({ ports, session }: AppContext, editor: CardEditor): GroupNote =>
  ports.observe(new GroupNote(ports, session, editor));
