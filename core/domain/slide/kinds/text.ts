import { isBlank } from "../../form/index.ts";
import { slideWords } from "../words.ts";
import { onlyTypes, wrong } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";
import { readingSeconds } from "./seconds.ts";

export const textPlay: SlidePlay = {
  transition: "vertical",
  seconds: readingSeconds,
  entrance: () => 4100,
};

/** Words (SLIDE-15, SLIDE-35, SLIDE-36). */
export const text: SlideKind = {
  play: textPlay,
  variants: ["letter", "typewriter", "xmas", "greetings", "simple", "exported"],
  fields: { message: "description", from: "subtitle" },
  limits: { description: 300, subtitle: 30 },
  tooLong: (field) => (field === "description" ? slideWords.longMessage : null),
  disabled: [],
  preset: [],
  media: [],
  mostMedia: 0,
  makers: ["owner", "contributor"],
  isOncePerCard: false,
  begins: "words",
  faults: (draft) => [
    onlyTypes(draft),
    isBlank(draft.description) && wrong("description", slideWords.noMessage),
  ],
  sample: {
    variant: "letter",
    description: "You make Mondays bearable.",
    subtitle: "Priya",
    media: [],
  },
};
