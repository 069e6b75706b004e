import type { Instant, Span } from "#core/kernel/index.ts";
import { codeLife } from "../auth/code.ts";

/** Kinds of mails that someone sits and waits for: sent before all others. */
export const urgentKinds: readonly string[] = ["code"];

const goodFor: Readonly<Record<string, Span>> = { code: codeLife };

/** Whether a mail says nothing that is still true, such as a code that has run out. */
export const isPast = (
  mail: { readonly kind: string; readonly created_on: string },
  now: Instant,
): boolean => {
  const span = goodFor[mail.kind];
  return span !== undefined && now - Date.parse(mail.created_on) >= span;
};
