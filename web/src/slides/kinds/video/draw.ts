import type { ShownSlide } from "../../shown.ts";
import type { SlideDrawing } from "../drawing.ts";
import { clipOf } from "./clip.ts";
import type { VideoLook } from "./look.ts";
import { exported } from "./looks/exported.ts";
import { fullscreen } from "./looks/fullscreen.ts";
import { negative } from "./looks/negative.ts";
import { simple } from "./looks/simple.ts";
import { tv } from "./looks/tv.ts";

const looks: Readonly<Record<string, VideoLook>> = { negative, fullscreen, tv, simple, exported };

const lookOf = ({ variant }: ShownSlide): VideoLook =>
  (Object.hasOwn(looks, variant) ? looks[variant] : undefined) ?? simple;

/** A video: on film, from edge to edge, on a television, or framed on a wall (SLIDE-17). */
export const video: SlideDrawing = {
  faces: (slide) => lookOf(slide).faces,
  pictures: (slide) => {
    const clip = clipOf(slide);
    return clip?.thumbnail_url ? [clip] : [];
  },
  windows: (slide, assets) => {
    const clip = clipOf(slide);
    return clip ? [{ id: clip.id, ...lookOf(slide).window(slide, assets) }] : [];
  },
  // light, steam and film go on as long as anybody looks
  rests: () => Number.POSITIVE_INFINITY,
  lines: (slide, assets) => lookOf(slide).lines(slide, assets),
  draw: (sheet, slide, assets, t) => lookOf(slide).draw(sheet, slide, assets, t),
};
