import { creditNames } from "../credits.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, upTo, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";

/** Longest name (SLIDE-23). */
const creditNameLimit = upTo(40);

/** 2 + 0.3 a name + 0.5 + 1 + 2 + 0.5 seconds (SLIDE-43). */
export const creditsSeconds = (names: number): number => 2 + 0.3 * names + 0.5 + 1 + 2 + 0.5;

/** Names that are seen before the rest rolls by. */
const atFirst = 9;

/** Whom a card is from (SLIDE-07, SLIDE-23). */
export const credits: SlideKind = {
  variants: ["default"],
  transition: "fade",
  fields: { title: "title", names: "description" },
  limits: { title: upTo(40) },
  disabled: [],
  preset: [],
  media: [],
  makers: ["owner", "contributor"],
  isOncePerCard: true,
  begins: "words",
  faults: (draft) => [
    onlyTypes(draft),
    creditNames(draft.description).some((name) => name.length > creditNameLimit.limit) &&
      wrong("description", creditNameLimit.words),
  ],
  seconds: ({ description }) => creditsSeconds(creditNames(description).length),
  entrance: ({ description }) => 1000 + 300 * Math.min(creditNames(description).length, atFirst),
  sample: {
    type: "credits",
    variant: "default",
    title: slideWords.creditsTitle,
    description: "Ada\nBob\nCy",
    media: [],
  },
};
