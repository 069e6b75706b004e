import type { Instant, Span } from "#core/kernel/index.ts";

/** So many in any stretch of `span` ms. */
export interface Allowance {
  readonly limit: number;
  readonly span: Span;
}

export interface Spent {
  readonly at: string;
  readonly count: number;
}

/** What is spent after `count` more, or null when the allowance does not reach that far. Forgets what has passed. */
export const spend = (
  spent: readonly Spent[],
  allowance: Allowance,
  now: Instant,
  count = 1,
): readonly Spent[] | null => {
  const recent = spent.filter((s) => Date.parse(s.at) > now - allowance.span);
  const total = recent.reduce((sum, s) => sum + s.count, 0);
  if (total + count > allowance.limit) return null;
  return [...recent, { at: new Date(now).toISOString(), count }];
};
