import { type AccountId, type Instant, iso } from "#core/kernel/index.ts";
import { messageStateOf, type SlideRecord } from "../slide/index.ts";
import { isMessage } from "../story/index.ts";
import { morningHour, nextAt } from "../zone/index.ts";

/** When a digest of what happens now goes (decision 0074). */
export const nextDigest = (now: Instant, zone: string | null): string =>
  iso(nextAt(morningHour, now, zone));

/** What is new in a card: never a word of the messages themselves. */
export interface CardNews {
  readonly messages: number;
  /** How many of them wait for approval or for room. */
  readonly waiting: number;
  /** First names of who wrote them, each person once, in the order they wrote. */
  readonly names: readonly string[];
  /** How many people that are, with those without a name. */
  readonly people: number;
}

/** Messages that other people sent since then and the owner has not seen; null where there are none. */
export const cardNews = (
  slides: readonly SlideRecord[],
  { since, owner }: { readonly since: string; readonly owner: AccountId | null },
): CardNews | null => {
  const fresh = slides
    .filter((slide) => {
      const isTheirs = slide.account_id === null || slide.account_id !== owner;
      const state = messageStateOf(slide);
      const isGiven = state !== "stored" && state !== "rejected";
      const isNew = slide.sent_on !== null && slide.sent_on >= since && !slide.seen;
      return isMessage(slide) && isTheirs && isGiven && isNew;
    })
    .toSorted((a, b) => ((a.sent_on ?? "") < (b.sent_on ?? "") ? -1 : 1));
  if (fresh.length === 0) return null;
  const people = new Map(
    fresh.map((slide) => [slide.account_id ?? slide.id, slide.creator_first_name.trim()]),
  );
  return {
    messages: fresh.length,
    waiting: fresh.filter((slide) => slide.status !== "approved").length,
    names: [...people.values()].filter((name) => name !== ""),
    people: people.size,
  };
};
