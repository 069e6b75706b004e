import type { Instant, Span } from "#core/kernel/index.ts";

/** A number of times in any stretch of `span` ms. */
export interface RateLimit {
  readonly limit: number;
  readonly span: Span;
}

export interface Spent {
  readonly at: string;
  readonly count: number;
}

/** A rate limit this big is remembered in parts of its span, so that what is kept of it stays small. */
const remembersEach = 100;
const parts = 48;

/** When something counts from: its moment, or the end of the part of the span it falls in, which is never too kind. */
const countedFrom = ({ limit, span }: RateLimit, now: Instant): Instant =>
  limit <= remembersEach ? now : (Math.floor((now * parts) / span) + 1) * (span / parts);

/** What is spent after `count` more, or null when the rate limit does not reach that far. Forgets what has passed. */
export const spend = (
  spent: readonly Spent[],
  rateLimit: RateLimit,
  now: Instant,
  count = 1,
): readonly Spent[] | null => {
  const recent = spent.filter((s) => Date.parse(s.at) > now - rateLimit.span);
  const total = recent.reduce((sum, s) => sum + s.count, 0);
  if (total + count > rateLimit.limit) return null;
  const at = new Date(countedFrom(rateLimit, now)).toISOString();
  const last = recent.at(-1);
  return last?.at === at && rateLimit.limit > remembersEach
    ? [...recent.slice(0, -1), { at, count: last.count + count }]
    : [...recent, { at, count }];
};

/** How long until the rate limit reaches `count` further again, in ms; its whole span where it never does. */
export const waitFor = (
  spent: readonly Spent[],
  { limit, span }: RateLimit,
  now: Instant,
  count = 1,
): Span => {
  let total = spent.reduce((sum, s) => sum + s.count, 0);
  for (const { at, count: gone } of spent) {
    if (total + count <= limit) return 0;
    total -= gone;
    if (total + count <= limit) return Math.max(0, Date.parse(at) + span - now);
  }
  return span;
};
