import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";

export const datePlay: SlidePlay = {
  transition: "horizontal",
  seconds: () => 4,
  entrance: () => 0,
};

/** A day to remember (SLIDE-08, SLIDE-24, SLIDE-40). */
export const date: SlideKind = {
  play: datePlay,
  variants: ["clock", "modern"],
  fields: { title: "title", date: "date" },
  limits: { title: 40 },
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner"],
  isOncePerCard: false,
  begins: "words",
  faults: (draft) => [onlyTypes(draft), isBlank(draft.date) && wrong("date", slideWords.noDate)],
  sample: {
    variant: "clock",
    title: "The day we met",
    date: "2019-05-04",
    media: [],
  },
};
