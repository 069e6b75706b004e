import type { ShownMedium } from "../../shown.ts";
import type { Assets, Sheet } from "../drawing.ts";
import { inOutCubic, mix, span } from "../motion.ts";
import { seen } from "../paper/index.ts";
import { paintPhoto, stateOf } from "./frame.ts";
import type { Box } from "./places.ts";
import { each } from "./times.ts";

/** Seconds from one photo to the next. */
export const changing = 0.9;
/** Photos are kept this much larger than their frame: so far they are moved about. */
const larger = 1.14;
/** Strips in which the next photo unfolds over the last. */
const strips = 6;

/** The photo in a frame at `t`, panned and zoomed slowly, from `left` to `right` of the frame’s width (0 to 1). */
export const layPhoto = (
  { pen, unit }: Sheet,
  image: CanvasImageSource,
  frame: Box,
  i: number,
  t: number,
  left = 0,
  right = 1,
  squeeze = 1,
): void => {
  const k = span(t, i * each - changing, each + changing);
  const isOut = i % 2 === 1;
  const zoom = isOut ? mix(1.01, larger, k) : mix(larger, 1.01, k);
  // of the kept picture, which is larger than the frame: what is seen
  const [w, h] = [(frame.width * larger * unit) / zoom, (frame.height * larger * unit) / zoom];
  const spareX = frame.width * larger * unit - w;
  const spareY = frame.height * larger * unit - h;
  const x = spareX * (0.5 + (isOut ? 0.4 : -0.4) * k * 0.5);
  const y = spareY * (0.5 + (isOut ? -0.4 : 0.3) * k * 0.5);
  pen.drawImage(
    image,
    x + w * left,
    y,
    w * (right - left),
    h,
    (frame.x + frame.width * left) * unit,
    frame.y * unit,
    frame.width * (right - left) * squeeze * unit,
    frame.height * unit,
  );
};

/** A photo, kept as large as it is seen at most. */
export const imageOf = (sheet: Sheet, assets: Assets, photo: ShownMedium, i: number, frame: Box) =>
  assets.kept(
    sheet,
    `photo ${i} ${stateOf(assets, photo)}`,
    frame.width * larger,
    frame.height * larger,
    (part) => paintPhoto(part, assets, photo),
  );

/** The next photo, unfolding strip by strip from left to right over the one before. */
export const unfold = (
  sheet: Sheet,
  image: CanvasImageSource,
  frame: Box,
  i: number,
  t: number,
): void => {
  const { pen, unit } = sheet;
  for (let s = 0; s < strips; s++) {
    const k = inOutCubic(span(t, i * each - changing / 2 + s * 0.05, changing - 0.25));
    if (k === 0) break;
    layPhoto(sheet, image, frame, i, t, s / strips, (s + 1) / strips, k);
    if (k === 1) continue;
    pen.fillStyle = seen("#2a1420", 0.4 * (1 - k));
    const x = frame.x + (frame.width * s) / strips;
    pen.fillRect(x * unit, frame.y * unit, (frame.width / strips) * k * unit, frame.height * unit);
  }
};
