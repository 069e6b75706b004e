import { tooLongWords } from "../../form/index.ts";
import { creditNames } from "../credits.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";

/** Longest name (SLIDE-23). */
const longestName = 40;

/** 2 + 0.3 a name + 0.5 + 1 + 2 + 0.5 seconds (SLIDE-43). */
export const creditsSeconds = (names: number): number => 2 + 0.3 * names + 0.5 + 1 + 2 + 0.5;

/** Names that are seen before the rest rolls by. */
const atFirst = 9;

export const creditsPlay: SlidePlay = {
  transition: "fade",
  seconds: ({ description }) => creditsSeconds(creditNames(description).length),
  entrance: ({ description }) => 1000 + 300 * Math.min(creditNames(description).length, atFirst),
};

/** Whom a card is from (SLIDE-07, SLIDE-23). */
export const credits: SlideKind = {
  play: creditsPlay,
  variants: ["default"],
  fields: { title: "title", names: "description" },
  limits: { title: 40 },
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner", "contributor"],
  isOncePerCard: true,
  begins: "words",
  faults: (draft) => [
    onlyTypes(draft),
    creditNames(draft.description).some((name) => name.length > longestName) &&
      wrong("description", tooLongWords(longestName)),
  ],
  sample: {
    variant: "default",
    title: "With love from",
    description: "Ada\nBob\nCy",
    media: [],
  },
};
