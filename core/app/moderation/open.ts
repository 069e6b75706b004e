import type { CardEditor } from "../editor/index.ts";
import type { Ground } from "../ground.ts";
import { Moderation } from "./moderation.ts";

export const openModeration = ({ outside, session }: Ground, editor: CardEditor): Moderation =>
  outside.observe(new Moderation(outside, session, editor));
