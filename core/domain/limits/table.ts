import { type Refused, refused, type Span } from "#core/kernel/index.ts";
import { againIn, limitWords } from "../words/limits.ts";
import { importLimits } from "./imports.ts";
import type { Limit } from "./limit.ts";
import { mailLimits } from "./mails.ts";
import { paymentLimits } from "./payments.ts";
import { roomLimits } from "./room.ts";
import { searchLimits } from "./searches.ts";
import { signingInLimits } from "./signingIn.ts";

/**
 * Every limit on how often something may be done, once: what it counts and in whose pot, whom it protects, and what
 * is said to whoever reaches it (decision 0028). docs/self-hosting.md prints it in this order.
 */
export const limits = {
  ...mailLimits,
  ...signingInLimits,
  ...roomLimits,
  ...searchLimits,
  ...importLimits,
  ...paymentLimits,
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Names of limits that lock (refused with 423); all others refuse with 429. */
export type LockName = {
  [L in LimitName]: (typeof limits)[L] extends { readonly locks: true } ? L : never;
}[LimitName];
export type CodeOf<L extends LimitName> = L extends LockName ? "locked" : "limited";

/** The refusal of whoever has nothing left of a limit, with how long to wait. */
export const overLimit = <L extends LimitName>(name: L, wait: Span): Refused<CodeOf<L>> => {
  const limit: Limit = limits[name];
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const says = limit.says ?? limitWords.tooMuch;
  const code = (limit.locks ? "locked" : "limited") as CodeOf<L>;
  return refused(code, limit.locks ? says : limitWords.until(says, againIn(retryAfter)), {
    retryAfter,
  });
};
