import { type Clock, type Instant, minutes } from "#core/kernel/index.ts";
import type { Notice, Store } from "../ports/index.ts";

/**
 * How much is kept at most, in units of half a kilobyte, the size of what `updates` answers; those of the card that
 * was asked for longest ago are given up first.
 */
const mostKept = 100_000;
/** How long an answer is kept where no change was told: a second line of defence, never what is relied on. */
const longest = minutes(10);

interface Kept {
  readonly answer: unknown;
  readonly weight: number;
  readonly until: Instant;
}

/** Answers that follow from a card and who asks, kept while nothing of the card changes (decision 0047). */
export interface CardAnswers {
  /** What was answered of this card to the same question (call and actor), undefined where it has to be worked out. */
  find(card: string, question: string): unknown;
  /**
   * Reads a card with `read` and keeps the answer, unless the card was changed since it began; `weigh` says how many
   * half kilobytes it takes, none where it is not to be kept.
   */
  keep<T>(
    card: string,
    question: string,
    weigh: (answer: T) => number,
    read: () => Promise<T>,
  ): Promise<T>;
}

/**
 * One for the life of a process. The store tells which card was changed, whichever process did
 * it, and then nothing of that card is known any more. While nothing can be heard, nothing is kept.
 */
export const cardAnswers = (
  store: Pick<Store, "listen">,
  clock: Pick<Clock, "now">,
  most = mostKept,
): CardAnswers => {
  /** By card, the one asked for longest ago first; of each card by question. */
  const cards = new Map<string, Map<string, Kept>>();
  let total = 0;
  let isHearing = false;
  const drop = (card: string) => {
    for (const { weight } of cards.get(card)?.values() ?? []) total -= weight;
    cards.delete(card);
  };
  const dropAll = () => {
    cards.clear();
    total = 0;
  };
  store.listen(
    ({ topic }: Notice) => {
      if (topic.startsWith("card:")) drop(topic.slice("card:".length));
      else if (topic === "cards") dropAll();
    },
    (hearing) => {
      isHearing = hearing;
      dropAll();
    },
  );
  const used = (card: string, answers: Map<string, Kept>) => {
    cards.delete(card);
    cards.set(card, answers);
  };
  const trim = () => {
    for (const card of cards.keys()) {
      if (total <= most) return;
      drop(card);
    }
  };
  return {
    find: (card, question) => {
      const answers = cards.get(card);
      const kept = answers?.get(question);
      if (!answers || !kept || kept.until <= clock.now()) return undefined;
      used(card, answers);
      return kept.answer;
    },
    keep: async (card, question, weigh, read) => {
      if (!isHearing) return read();
      // a change of the card from here on takes these answers out of `cards`, and this one with them
      const answers = cards.get(card) ?? new Map<string, Kept>();
      used(card, answers);
      try {
        const answer = await read();
        const weight = weigh(answer);
        if (weight > 0 && cards.get(card) === answers) {
          total += weight - (answers.get(question)?.weight ?? 0);
          answers.set(question, { answer, weight, until: clock.now() + longest });
          trim();
        }
        return answer;
      } finally {
        if (answers.size === 0 && cards.get(card) === answers) cards.delete(card);
      }
    },
  };
};
