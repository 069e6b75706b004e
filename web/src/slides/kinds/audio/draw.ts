import type { SlideDrawing } from "../drawing.ts";
import type { AudioLook } from "./look.ts";
import { recorder } from "./looks/recorder.ts";
import { waves } from "./looks/waves.ts";

const lookOf = (variant: string): AudioLook => (variant === "waves" ? waves : recorder);

/** A voice: on a cassette that turns while it speaks, or as the sea that a paper boat crosses (SLIDE-06). */
export const audio: SlideDrawing = {
  faces: ({ variant }) => lookOf(variant).faces,
  pictures: () => [],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets) => lookOf(slide.variant).lines(slide, assets),
  draw: (sheet, slide, assets, t) => lookOf(slide.variant).draw(sheet, slide, assets, t),
};
