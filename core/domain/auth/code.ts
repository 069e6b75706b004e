import { type Instant, minutes, type Span } from "#core/kernel/index.ts";

/** How long a code and its link are good for (OPEN-48). */
export const codeLife: Span = minutes(15);
/** The number of wrong codes that locks their context (OPEN-48). */
export const codeAttempts = 5;

/** What judging a code needs to know of the sign-in it belongs to. */
export interface CodeFacts {
  readonly attempts: number;
  readonly used_on: string | null;
  readonly expires_on: string;
}

export type CodeVerdict = "accepted" | "wrong" | "locked" | "expired";

/**
 * Judges one code or link token. A locked context stays locked even for the right code, the wrong code that
 * uses up the last attempt locks, and a code that was used once is over (OPEN-48).
 */
export const judgeCode = (facts: CodeFacts, right: boolean, now: Instant): CodeVerdict => {
  if (facts.attempts >= codeAttempts) return "locked";
  if (facts.used_on !== null || now >= Date.parse(facts.expires_on)) return "expired";
  if (right) return "accepted";
  return facts.attempts + 1 >= codeAttempts ? "locked" : "wrong";
};

/** Whether judging cost an attempt that has to be kept, although the call is refused. */
export const costsAttempt = (facts: CodeFacts, verdict: CodeVerdict): boolean =>
  verdict === "wrong" || (verdict === "locked" && facts.attempts < codeAttempts);
