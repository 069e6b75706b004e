import { COVER_VARIANTS, coverSeconds } from "../../cover/index.ts";
import { slideWords } from "../words.ts";
import { exactlyOne, onlyTypes, upTo } from "./judge.ts";
import type { SlideKind } from "./kind.ts";

/** Variants that show one photo beside the words (OPEN-82). */
const wantsPhoto = (variant: string): boolean => variant.endsWith("_photo");

/** The cover of a card (SLIDE-16, OPEN-82). */
export const title: SlideKind = {
  variants: ["default", ...COVER_VARIANTS.filter((variant) => variant !== "default")],
  transition: "fade",
  fields: { title: "title", subtitle: "subtitle" },
  limits: { title: upTo(60), subtitle: upTo(30) },
  disabled: [],
  preset: [],
  media: ["photo"],
  makers: ["owner", "contributor"],
  isOncePerCard: true,
  begins: "words",
  faults: (draft) =>
    wantsPhoto(draft.variant)
      ? exactlyOne(draft, "photo", slideWords.noPhoto)
      : [onlyTypes(draft, "photo")],
  seconds: ({ variant }) => coverSeconds(variant),
  entrance: () => 3000,
  sample: { type: "title", variant: "default", title: "Happy Birthday, Grace", media: [] },
};
