import type { SlideDrawing } from "../drawing.ts";
import type { MusicLook } from "./look.ts";
import { modern } from "./looks/modern.ts";
import { retro } from "./looks/retro.ts";

const lookOf = (variant: string): MusicLook => (variant === "retro" ? retro : modern);

/** A song: a record that comes out of its sleeve, or a single that is put on (SLIDE-12). */
export const music: SlideDrawing = {
  faces: ({ variant }) => lookOf(variant).faces,
  pictures: () => [],
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets) => lookOf(slide.variant).lines(slide, assets),
  draw: (sheet, slide, assets, t) => lookOf(slide.variant).draw(sheet, slide, assets, t),
};
