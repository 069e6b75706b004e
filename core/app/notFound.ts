import type { Refusal } from "#core/kernel/index.ts";

/** Tells whether a refusal says that nothing stands behind the opened link: nobody made it, or it is malformed. */
export const isNotFound = ({ code }: Refusal): boolean =>
  code === "notFound" || code === "invalid" || code === "malformed";
