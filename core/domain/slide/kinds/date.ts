import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, upTo, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";

/** A day to remember (SLIDE-08, SLIDE-24, SLIDE-40). */
export const date: SlideKind = {
  variants: ["clock", "modern"],
  transition: "horizontal",
  fields: { title: "title", date: "date" },
  limits: { title: upTo(40) },
  disabled: [],
  preset: [],
  media: [],
  makers: ["owner"],
  isOncePerCard: false,
  begins: "words",
  faults: (draft) => [onlyTypes(draft), isBlank(draft.date) && wrong("date", slideWords.noDate)],
  seconds: () => 4,
  entrance: () => 0,
  sample: {
    type: "date",
    variant: "clock",
    title: "The day we met",
    date: "2019-05-04",
    media: [],
  },
};
