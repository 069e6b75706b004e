import type { Context } from "../context/index.ts";
import { platformNow } from "../context/index.ts";

/** Whether cards are posted on this site: the operator has switched it on, and something is on sale (OPEN-159, OPEN-169). */
export const isPostOffered = async (
  context: Pick<Context, "settings" | "store">,
): Promise<boolean> =>
  context.settings.tiers === "on" &&
  (await platformNow(context)).enabled_features.includes("send_by_post");
