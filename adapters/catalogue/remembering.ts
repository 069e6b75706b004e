import type { Clock, Span } from "#core/kernel/index.ts";

/** How many answers are kept, and for how long. */
export interface Keeping {
  readonly most: number;
  readonly span: Span;
}

/**
 * Keeps answers in memory by what was asked, the last used longest; two who ask the same at once share one answer.
 * What fails is not kept.
 */
export const remembering = <T>(clock: Pick<Clock, "now">, { most, span }: Keeping) => {
  const kept = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  return (asked: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(asked);
    kept.delete(asked);
    if (known && known.until > clock.now()) {
      kept.set(asked, known);
      return known.answer;
    }
    const answer = ask();
    kept.set(asked, { answer, until: clock.now() + span });
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(asked)?.answer === answer) kept.delete(asked);
    });
    return answer;
  };
};
