import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { Moderation } from "./moderation.ts";

export const openModeration = ({ ports, session }: AppContext, editor: CardEditor): Moderation =>
  ports.observe(new Moderation(ports, session, editor));
