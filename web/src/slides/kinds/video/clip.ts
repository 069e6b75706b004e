import { beatsOf, displaySeconds } from "#core/domain/slide/index.ts";
import { type ShownMedium, type ShownSlide, timedOf } from "../../shown.ts";
import type { Assets, KeptPart, PaintPart, Sheet } from "../drawing.ts";
import { type PictureState, paintPhoto, stateOf } from "../photos/frame.ts";
import type { Box } from "../photos/places.ts";

/** Seconds of a slide: when its clip begins, when it has ended, and when the slide is over. */
export interface ClipTimes {
  readonly lead: number;
  readonly end: number;
  readonly over: number;
}

/** The beats around a slide’s clip (decision 0055), worked out once. */
export const timesOf = (slide: ShownSlide, assets: Assets): ClipTimes =>
  assets.once("times", () => {
    const { lead, tail } = beatsOf(slide);
    const end = lead + displaySeconds(timedOf(slide));
    return { lead, end, over: end + tail };
  });

/** The video of a slide; undefined while none was chosen. */
export const clipOf = (slide: ShownSlide): ShownMedium | undefined =>
  slide.media.find(({ type }) => type === "video");

const usual = 16 / 9;

/** Width over height of a clip’s picture, as its medium says, or its still; 16:9 while neither is known. */
export const shapeOfClip = (medium: ShownMedium | undefined, assets: Assets): number => {
  if (medium?.width && medium.height) return medium.width / medium.height;
  const still = medium && assets.picture(medium.id);
  return still ? still.width / still.height : usual;
};

/** Whether the clip itself is seen now, through a hole: it plays on the page, and its time has begun. */
export const isOpen = (assets: Assets, medium: ShownMedium | undefined, t: number, lead: number) =>
  medium !== undefined && t >= lead && t < Number.POSITIVE_INFINITY && assets.plays(medium.id);

type StillState = PictureState | "none";

/** What is kept of a clip, one part for each state of its still. */
export type ByState = Readonly<Record<StillState, KeptPart>>;
export const byState = (name: string, paint: PaintPart): ByState => {
  const of = (state: StillState): KeptPart => ({ key: `${name} ${state}`, paint });
  return { none: of("none"), awaited: of("awaited"), lost: of("lost"), there: of("there") };
};

/** Whether a clip’s still is there, lost or on its way; or that there is no clip. */
export const stillState = (assets: Assets, medium: ShownMedium | undefined): StillState =>
  medium ? stateOf(assets, medium) : "none";

/** A clip’s still, and `over` upon it. */
export const still = (name: string, over?: (part: Sheet) => void): ByState =>
  byState(name, (part, slide, assets) => {
    const medium = clipOf(slide);
    if (medium && stillState(assets, medium) === "there") paintPhoto(part, assets, medium);
    else paintDusk(part);
    over?.(part);
  });
/** The still as it is. */
export const plain = still("still");

/** A clip’s still as large as its window, kept. */
export const stillOf = (
  sheet: Sheet,
  assets: Assets,
  medium: ShownMedium | undefined,
  { width, height }: Pick<Box, "width" | "height">,
  own: ByState = plain,
): CanvasImageSource => {
  const { key, paint } = own[stillState(assets, medium)];
  return assets.kept(sheet, key, width, height, paint);
};

/** What is seen of a clip that has no still: a sky at dusk, which is no picture of anything. */
const paintDusk = ({ pen, width, height }: Sheet): void => {
  const sky = pen.createLinearGradient(0, 0, width * 0.3, height);
  sky.addColorStop(0, "#3a3a6e");
  sky.addColorStop(0.55, "#b06a86");
  sky.addColorStop(0.8, "#f0b48a");
  sky.addColorStop(1, "#f7d9ae");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
};

/** Leaves a hole in what was drawn. */
export const cut = ({ pen, unit }: Sheet, { x, y, width, height }: Box, radius = 0): void => {
  pen.globalCompositeOperation = "destination-out";
  pen.fillStyle = "#000000";
  pen.beginPath();
  pen.roundRect(x * unit, y * unit, width * unit, height * unit, radius * unit);
  pen.fill();
  pen.globalCompositeOperation = "source-over";
};

/** Lays a picture in a box. */
export const lay = (
  { pen, unit }: Sheet,
  image: CanvasImageSource,
  { x, y, width, height }: Box,
): void => {
  pen.drawImage(image, x * unit, y * unit, width * unit, height * unit);
};
