import type { SlideDrawing } from "../drawing.ts";
import type { DateLook } from "./look.ts";
import { clock } from "./looks/clock.ts";
import { modern } from "./looks/modern.ts";

const lookOf = (variant: string): DateLook => (variant === "modern" ? modern : clock);

/** A day to remember: on a clock whose third hand points at it, or on a board of split flaps (SLIDE-08). */
export const date: SlideDrawing = {
  faces: ({ variant }) => lookOf(variant).faces,
  pictures: () => [],
  rests: ({ variant }) => lookOf(variant).rests,
  lines: (slide, assets) => lookOf(slide.variant).lines(slide, assets),
  draw: (sheet, slide, assets, t) => lookOf(slide.variant).draw(sheet, slide, assets, t),
};
