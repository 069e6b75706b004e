import type { SlideContent } from "./record.ts";
import type { SlideType } from "./slide.ts";

/** A slide's field that a form writes into. */
export type WrittenField = "title" | "subtitle" | "description" | "date";

/** Names of fields as the forms of the specification have them. */
export type FormField =
  | "title"
  | "subtitle"
  | "message"
  | "from"
  | "headline"
  | "story"
  | "year"
  | "names"
  | "date";

/** Which slide field carries which form field (OPEN-89); a legacy slide's title and description are disabled (SLIDE-27). */
export const slideFields: Readonly<
  Record<SlideType, Readonly<Partial<Record<FormField, WrittenField>>>>
> = {
  audio: { title: "title", subtitle: "subtitle" },
  credits: { title: "title", names: "description" },
  date: { title: "title", date: "date" },
  giphy: { title: "title", subtitle: "subtitle" },
  legacy: {},
  location: { title: "title" },
  music: { title: "title", subtitle: "subtitle" },
  news: { headline: "title", story: "description", year: "date" },
  photos: { title: "title", subtitle: "subtitle" },
  text: { message: "description", from: "subtitle" },
  title: { title: "title", subtitle: "subtitle" },
  video: { title: "title", subtitle: "subtitle" },
};

/** Fields that stay as they are whatever is sent for a slide of this type (SLIDE-27). */
export const disabledFields = (type: SlideType): readonly (keyof SlideContent)[] =>
  type === "legacy" ? ["title", "description"] : [];

/** The first year a news slide may be of (OPEN-88). */
export const firstNewsYear = 1900;
/** The year of the sample preview of an empty news slide (SLIDE-32, OPEN-88). */
export const sampleNewsYear = 1992;
/** "Top Story 1992", as the paper's head says it (SLIDE-32). */
export const topStory = (year: number = sampleNewsYear): string => `Top Story ${year}`;

/** A year as the date of a news slide: its first day, since a slide's date is a calendar day. */
export const dateOfYear = (year: number): string => `${String(year).padStart(4, "0")}-01-01`;
/** The year that a slide's date names, or null. */
export const yearOf = (date: string | null | undefined): number | null => {
  const digits = /^\d{4}(?=$|-)/.exec(date ?? "")?.[0];
  return digits === undefined ? null : Number(digits);
};
