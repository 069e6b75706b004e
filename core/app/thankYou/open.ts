import type { CardEditor } from "../editor/index.ts";
import type { Ground } from "../ground.ts";
import { ThankYou } from "./thankYou.ts";

export const openThankYou = ({ outside }: Ground, editor: CardEditor): ThankYou =>
  outside.observe(new ThankYou(editor));
