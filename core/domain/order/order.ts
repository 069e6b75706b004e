import type { SlideRecord } from "../slide/index.ts";

/** What of a slide decides its place. */
export type Ordered = Pick<SlideRecord, "type" | "status" | "position"> & { readonly id: string };

const rank = ({ type }: Pick<SlideRecord, "type">): number =>
  type === "title" ? 0 : type === "credits" ? 2 : 1;

/** The slides of the card in order: title first, credits last (OPEN-134). Those outside the card are left out. */
export const inOrder = <S extends Ordered>(slides: readonly S[]): S[] =>
  slides
    .filter((slide) => slide.status === "approved")
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position);

/** A slide and the place it gets. */
export interface Place {
  readonly id: string;
  readonly position: number;
}

/**
 * The places that have to change so that the slides stand at 1..n in the order given (STORY-10); slides
 * outside the card stand at 0. Those that keep their place are not named.
 */
export const renumber = (
  ordered: readonly Ordered[],
  outside: readonly Ordered[] = [],
): Place[] => [
  ...ordered.flatMap((slide, at) =>
    slide.position === at + 1 ? [] : [{ id: slide.id, position: at + 1 }],
  ),
  ...outside.flatMap((slide) => (slide.position === 0 ? [] : [{ id: slide.id, position: 0 }])),
];

/**
 * The slides in the order that was asked for. Title and credits keep their ends whatever is asked; slides
 * that were not named (they came in meanwhile) follow those that were. Undefined when the list names a
 * slide twice, one that is not in the card, or one place twice.
 */
export const orderAsAsked = <S extends Ordered>(
  slides: readonly S[],
  asked: readonly Place[],
): S[] | undefined => {
  const current = inOrder(slides);
  const known = new Set<string>(current.map((slide) => slide.id));
  const places = new Map(asked.map(({ id, position }) => [id, position]));
  // a slide that is named twice has one place only
  if (new Set(places.values()).size !== asked.length) return undefined;
  if (asked.some(({ id, position }) => !known.has(id) || position < 1)) return undefined;
  const place = (slide: S): number => places.get(slide.id) ?? Number.POSITIVE_INFINITY;
  // two that were not named are no number apart, and stay as they stand: sorting is stable
  return current.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b) || 0);
};

/** The list with one entry moved to another place; both are indexes from 0, and the ends hold it. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const at = Math.max(0, to);
  const taken = list[from];
  if (taken === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, at), taken, ...rest.slice(at)];
};

/** The places of a list as PUT /story/{id}/slides takes them, from 1 (API-30). */
export const placesOf = (list: readonly { readonly id: string }[]): Place[] =>
  list.map(({ id }, at) => ({ id, position: at + 1 }));

/**
 * The slides with one message at another place among the messages, 0 being the first; undefined when it is
 * none of them. `aside` stands behind the messages: it is not shown and may come back.
 */
export const moveMessage = <S extends Ordered>(
  slides: readonly S[],
  id: string,
  to: number,
  aside: S | null,
): S[] | undefined => {
  const at = (place: number) => slides.filter((slide) => rank(slide) === place);
  const from = at(1).findIndex((slide) => slide.id === id);
  if (from < 0) return undefined;
  return [...at(0), ...moved(at(1), from, to), ...(aside === null ? [] : [aside]), ...at(2)];
};
