import type { CardEditor } from "../editor/index.ts";
import type { Ground } from "../ground.ts";
import { Send, type SendWay } from "./send.ts";

export const openSend = ({ outside, session }: Ground, editor: CardEditor, way?: SendWay): Send =>
  outside.observe(new Send(outside, session, editor, way));
