import type { Span } from "#core/kernel/index.ts";

/** Whether a part of the outside world does what the product needs of it. */
export type CheckState = "ready" | "degraded" | "down";

/** Something outside that is asked whether it works: at the start, and again and again while the server runs. */
export interface Check {
  /** One word: database, mail, files, jobs … */
  readonly name: string;
  /** What the product does with it, as an operator reads it. */
  readonly purpose: string;
  /** What the whole product is while this does not work. */
  readonly failing: Exclude<CheckState, "ready">;
  /** How long an answer is good for. */
  readonly every: Span;
  /** Answers what is wrong in a sentence to act on, null when it works. Never a secret, a host or an address. */
  readonly look: () => Promise<string | null>;
}

/** What a check said last. */
export interface CheckReport {
  readonly name: string;
  readonly purpose: string;
  readonly state: CheckState;
  /** null while it works. */
  readonly reason: string | null;
  /** Since when it is in this state (ISO). */
  readonly since: string;
}

export interface HealthReport {
  readonly status: CheckState;
  readonly checks: readonly CheckReport[];
}
