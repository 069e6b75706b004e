import type { SlideDrawing } from "../drawing.ts";
import type { TextLook } from "./look.ts";
import { greetings } from "./looks/greetings.ts";
import { letter } from "./looks/letter.ts";
import { simple } from "./looks/simple.ts";
import { typewriter } from "./looks/typewriter.ts";
import { xmas } from "./looks/xmas.ts";

/** One made elsewhere is set plainly. */
const looks: Readonly<Record<string, TextLook>> = {
  letter,
  typewriter,
  xmas,
  greetings,
  simple,
};

const lookOf = (variant: string): TextLook =>
  (Object.hasOwn(looks, variant) ? looks[variant] : undefined) ?? simple;

/** Words on paper: a letter, a typed sheet, a winter card, greetings, or plain (SLIDE-15). */
export const text: SlideDrawing = {
  faces: (slide) => lookOf(slide.variant).faces(slide),
  pictures: () => [],
  rests: (slide) => lookOf(slide.variant).rests(slide),
  lines: (slide, assets) => lookOf(slide.variant).lines(slide, assets),
  draw: (sheet, slide, assets, t) => lookOf(slide.variant).draw(sheet, slide, assets, t),
};
