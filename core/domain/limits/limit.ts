import type { Message } from "#core/kernel/index.ts";
import type { RateLimit } from "./rateLimit.ts";

/** One row of the table of limits: so many of something in a stretch of time. */
export interface Limit extends RateLimit {
  /** What is counted, as docs/self-hosting.md says it. */
  readonly counts: string;
  /** In whose pot it is counted. */
  readonly per: string;
  /** Whom it protects. */
  readonly protects: string;
  /** What the refused person is told; null: what would be too much is left out without a word. */
  readonly says: Message | null;
  /** 423 instead of 429: what looks like guessing (OPEN-48). */
  readonly locks?: true;
}
