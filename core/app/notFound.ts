import type { Refusal } from "#core/kernel/index.ts";

/** Nothing stands behind the link that was opened: nobody made it, or it says what no link says. */
export const isNotFound = ({ code }: Refusal): boolean =>
  code === "notFound" || code === "invalid" || code === "malformed";
