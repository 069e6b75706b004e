import type { AppContext } from "../appContext.ts";
import type { CardEditor } from "../editor/index.ts";
import { ThankYou } from "./thankYou.ts";

export const openThankYou = ({ ports }: AppContext, editor: CardEditor): ThankYou =>
  ports.observe(new ThankYou(editor));
