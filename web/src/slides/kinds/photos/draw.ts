import { type ShownSlide, tintOf } from "../../shown.ts";
import type { SlideDrawing } from "../drawing.ts";
import { blankFace, drawBlank } from "./blank.ts";
import { fullscreen, plainFrame } from "./looks/frames.ts";
import { hover, polaroids } from "./looks/prints.ts";
import type { PhotoLook } from "./looks.ts";
import { airFace, captionFace, fromFace, shownPhotos, signatureOf, titleFace } from "./setting.ts";

const looks: Readonly<Record<string, PhotoLook>> = {
  fullscreen,
  polaroid: polaroids,
  hover,
  simple: plainFrame,
};

const lookOf = ({ variant }: ShownSlide): PhotoLook =>
  (Object.hasOwn(looks, variant) ? looks[variant] : undefined) ?? plainFrame;

/** Photos on a slide (SLIDE-14): edge to edge, as polaroids, hanging in the air, or above the words. */
export const photos: SlideDrawing = {
  faces: (slide) => [titleFace, captionFace, airFace, fromFace, blankFace, signatureOf(slide)],
  pictures: shownPhotos,
  rests: (slide) => lookOf(slide).rests(shownPhotos(slide).length),
  lines: (slide, assets) => lookOf(slide).lines(slide, assets),
  draw: (sheet, slide, assets, t) => {
    if (shownPhotos(slide).length === 0) drawBlank(sheet, assets, tintOf(slide));
    else lookOf(slide).draw(sheet, slide, assets, t);
  },
};
