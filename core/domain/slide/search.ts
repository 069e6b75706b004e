import { days, type Instant } from "#core/kernel/index.ts";
import { fullName } from "../account/index.ts";
import type { Slide } from "./slide.ts";

/** CONTRIB-16. */
export const contributionFilters = ["today", "this week", "me", "others", "unseen"] as const;
export type ContributionFilter = (typeof contributionFilters)[number];
/** OPEN-100; the first is the default. */
export const contributionOrders = ["newest", "oldest", "name"] as const;
export type ContributionOrder = (typeof contributionOrders)[number];

/** A text search starts at so many characters (CONTRIB-15). */
export const searchFrom = 3;

const exclusive: readonly (readonly ContributionFilter[])[] = [
  ["today", "this week"],
  ["me", "others"],
];

/** The filters after one was pressed: it goes when it was on, and takes the place of its opposite (OPEN-100). */
export const pressFilter = (
  filters: readonly ContributionFilter[],
  pressed: ContributionFilter,
): readonly ContributionFilter[] => {
  if (filters.includes(pressed)) return filters.filter((filter) => filter !== pressed);
  const opposite = exclusive.find((pair) => pair.includes(pressed)) ?? [];
  return [...filters.filter((filter) => !opposite.includes(filter)), pressed];
};

type Row = Pick<
  Slide,
  "created_on" | "seen" | "creator" | "title" | "subtitle" | "description" | "location_name"
>;

export interface ContributionSearch {
  readonly filters: readonly ContributionFilter[];
  readonly order: ContributionOrder;
  readonly term: string;
}

const nameOf = ({ creator }: Row): string => fullName(creator);
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * The messages that pass every filter and hold the term, in order (CONTRIB-14..17, OPEN-100). Days are the
 * reader's own; `me` is the reader's account, null for a visitor, whose messages have no account either.
 */
export const searchContributions = <R>(
  rows: readonly R[],
  slideOf: (row: R) => Row,
  search: ContributionSearch,
  now: Instant,
  me: string | null,
): R[] => {
  const term = plain(search.term);
  const passes: Readonly<Record<ContributionFilter, (slide: Row) => boolean>> = {
    today: (slide) => new Date(slide.created_on).toDateString() === new Date(now).toDateString(),
    "this week": (slide) => now - Date.parse(slide.created_on) <= days(7),
    me: (slide) => (slide.creator?.id ?? null) === me,
    others: (slide) => (slide.creator?.id ?? null) !== me,
    unseen: (slide) => !slide.seen,
  };
  const holds = (slide: Row): boolean =>
    term.length < searchFrom ||
    [slide.title, slide.subtitle, slide.description, slide.location_name, nameOf(slide)].some(
      (text) => plain(text ?? "").includes(term),
    );
  const newest = (a: Row, b: Row): number => Date.parse(b.created_on) - Date.parse(a.created_on);
  const by: Readonly<Record<ContributionOrder, (a: Row, b: Row) => number>> = {
    newest,
    oldest: (a, b) => newest(b, a),
    name: (a, b) => nameOf(a).localeCompare(nameOf(b)) || newest(a, b),
  };
  return rows
    .filter((row) => holds(slideOf(row)) && search.filters.every((f) => passes[f](slideOf(row))))
    .sort((a, b) => by[search.order](slideOf(a), slideOf(b)));
};
