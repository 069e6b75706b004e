import { COVER_VARIANTS, coverSeconds } from "../../cover/index.ts";
import { slideWords } from "../words.ts";
import { exactlyOne, onlyTypes } from "./judge.ts";
import type { SlideKind, SlidePlay } from "./kind.ts";

/** Variants that show one photo beside the words (OPEN-82). */
const wantsPhoto = (variant: string): boolean => variant.endsWith("_photo");

const allVariants = (): SlideKind["variants"] => [
  "default",
  ...COVER_VARIANTS.filter((variant) => variant !== "default"),
];
const variants = /* @__PURE__ */ allVariants();

export const titlePlay: SlidePlay = {
  transition: "fade",
  seconds: ({ variant }) => coverSeconds(variant),
  entrance: () => 3000,
};

/** The cover of a card (SLIDE-16, OPEN-82). */
export const title: SlideKind = {
  play: titlePlay,
  variants,
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: 60, subtitle: 30 },
  disabled: [],
  preset: [],
  media: ["photo"],
  mostMedia: 1,
  makers: ["owner", "contributor"],
  isOncePerCard: true,
  begins: "words",
  faults: (draft) =>
    wantsPhoto(draft.variant)
      ? exactlyOne(draft, "photo", slideWords.noPhoto)
      : [onlyTypes(draft, "photo")],
  sample: { variant: "default", title: "Happy Birthday, Grace", media: [] },
};
