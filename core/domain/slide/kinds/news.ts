import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";
import { readingSeconds } from "./seconds.ts";

/** The first year a news slide may be of (OPEN-88). */
const firstNewsYear = 1900;
/** The years a news slide may be of, the current one first (SLIDE-30, OPEN-88). */
export const newsYears = (current: number): readonly number[] =>
  Array.from({ length: current - firstNewsYear + 1 }, (_, ago) => current - ago);
/** The year of the sample preview of an empty news slide (SLIDE-32, OPEN-88). */
const sampleYear = 1992;
/** "Top Story 1992", as the paper's head says it in the reader’s language (SLIDE-32). */
export const topStory = (words: string, year: number = sampleYear): string => `${words} ${year}`;

/** A year as the date of a news slide: its first day, since a slide's date is a calendar day. */
export const dateOfYear = (year: number): string => `${String(year).padStart(4, "0")}-01-01`;
/** The year that a slide's date names, or null. */
export const yearOf = (date: string | null | undefined): number | null => {
  const digits = /^\d{4}(?=$|-)/.exec(date ?? "")?.[0];
  return digits === undefined ? null : Number(digits);
};

export const newsPlay: SlidePlay = {
  transition: "vertical",
  seconds: readingSeconds,
  entrance: () => 0,
};

/** A newspaper's front page (SLIDE-13, SLIDE-30..32). */
export const news: SlideKind = {
  play: newsPlay,
  variants: ["paper"],
  fields: { headline: "title", story: "description", year: "date" },
  limits: { title: 40, description: 80 },
  disabled: [],
  preset: ["date"],
  presets: ({ year }) => ({ date: dateOfYear(year) }),
  media: [],
  mostMedia: 0,
  makers: ["owner"],
  isOncePerCard: false,
  begins: "words",
  faults: (draft, { year }) => {
    const of = yearOf(draft.date);
    const isDated = isBlank(draft.date) || (of !== null && of >= firstNewsYear && of <= year);
    return [
      onlyTypes(draft),
      isBlank(draft.title) && wrong("title", slideWords.noHeadline),
      !isDated && wrong("date", slideWords.noYear(year)),
    ];
  },
  sample: {
    variant: "paper",
    title: "It’s a girl!",
    description: "Mother and daughter are well, and the whole street celebrates.",
    date: "1992-01-01",
    media: [],
  },
};
