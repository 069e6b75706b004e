import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, upTo, wrong } from "./judge.ts";
import type { SlideKind } from "./kind.ts";
import { readingSeconds } from "./seconds.ts";

/** Words (SLIDE-15, SLIDE-35, SLIDE-36). */
export const text: SlideKind = {
  variants: ["letter", "typewriter", "xmas", "greetings", "simple", "exported"],
  transition: "vertical",
  fields: { message: "description", from: "subtitle" },
  limits: { description: upTo(300, slideWords.longMessage), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: [],
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "words",
  faults: (draft) => [
    onlyTypes(draft),
    isBlank(draft.description) && wrong("description", slideWords.noMessage),
  ],
  seconds: readingSeconds,
  entrance: () => 4100,
  sample: {
    type: "text",
    variant: "letter",
    description: "You make Mondays bearable.",
    subtitle: "Priya",
    media: [],
  },
};
