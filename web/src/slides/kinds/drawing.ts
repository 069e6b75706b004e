import type { slides } from "#adapters/words/en/slides.ts";
import type { ShownSlide } from "../shown.ts";

/** A 2D context, of a page or of a worker. Only what every engine has: no `filter` (Safari), no `document`. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What is drawn on, or a part of it that is kept. Pixels. */
export interface Sheet {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  /** Pixels in a hundredth of the slide’s width: every length of a drawing is counted in these. */
  readonly unit: number;
}

/** A face that a drawing letters with: a CSS font without a size ("italic 480"), and its family. */
export interface Face {
  readonly cut: string;
  readonly family: string;
}

/** A line of words where the drawing has it, in units from the top left; `size` is the letters’ height. */
export interface Line {
  /**
   * What it belongs to: "title", "message", "from", "name 3". Lines of one part follow each other; put together, with the
   * blank that a line ends in, they say the part whole, so that it is read and found as one.
   */
  readonly part: string;
  readonly text: string;
  /** Its left edge, whichever way it is read. */
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly face: Face;
  readonly direction: "ltr" | "rtl";
  /** Degrees about its start. */
  readonly turn?: number;
}

/**
 * Where a clip is seen on a slide, in units from its top left, as it rests. While the clip plays on the page the drawing
 * leaves a hole there, and the page’s own element lies below it.
 */
export interface ClipWindow {
  /** The medium. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners, in units. */
  readonly radius?: number;
  /** Degrees about its middle. */
  readonly turn?: number;
}

/** Keys of the words that drawings write themselves: they cross to the worker with each slide. */
export const drawnWords = [
  "slides.photo",
  "slides.photoLost",
  "slides.noPhoto",
  "slides.creditsTitle",
  "slides.audio",
  "slides.video",
  "slides.giphy",
  "slides.location",
  "slides.music",
  "slides.news",
  "slides.date",
  "slides.note",
  "slides.theEnd",
  "slides.topStory",
] as const satisfies readonly (keyof typeof slides)[];
export type DrawnWord = (typeof drawnWords)[number];

/** A moving picture as single ones, each with the second in which it is over; it goes round. */
export interface MovingPicture {
  readonly images: readonly ImageBitmap[];
  readonly ends: readonly number[];
}

/** Paints a part of a slide that is kept. */
export type PaintPart = (part: Sheet, slide: ShownSlide, assets: Assets) => void;

/** A part that is kept, by how it is named and how it is painted: made once, so that a frame makes no name and no function. */
export interface KeptPart {
  readonly key: string;
  readonly paint: PaintPart;
}

/** What a drawing needs beside the slide: loaded before, so that drawing never waits. */
export interface Assets {
  /** Height of a unit-wide slide, in units: 140 for 5:7. */
  readonly height: number;
  /** The medium’s picture: null where it couldn’t be had, undefined while it is on its way. */
  picture(id: string): ImageBitmap | null | undefined;
  /** The single pictures of a moving medium: null where it doesn’t move here, undefined while they are on their way. */
  moving(id: string): MovingPicture | null | undefined;
  /** Whether the page plays this medium below the drawing: its window is a hole then, once its clip begins. */
  plays(id: string): boolean;
  /** In whose language dates and numbers are written, as `Intl` names it. */
  readonly locale: string;
  /** A word of the catalogue that stands on a slide itself. */
  say(key: DrawnWord): string;
  /** How wide a text is in a face, in ems. */
  measure(text: string, face: Face): number;
  /**
   * A part that doesn’t change: painted when first asked for at this size, then kept. `key` names it within the slide;
   * `width` and `height` are in units. `paint` is handed the slide and these assets, so that a frame that asks makes no
   * function.
   */
  kept(
    sheet: Sheet,
    key: string,
    width: number,
    height: number,
    paint: PaintPart,
  ): CanvasImageSource;
  /** What was worked out from the slide before (its lines, its places), or is now: from what it is handed. */
  once<T>(key: string, make: (slide: ShownSlide, assets: Assets) => T): T;
}

/**
 * How a kind of slide is drawn, once for player, preview, lists, thumbnail, print and film (decision 0053).
 *
 * `draw` is a pure function of its arguments: everything seen at `t` seconds, at any size and density. At `Infinity` the
 * slide is settled: complete and legible, as lists, thumbnails, prints and calm people have it (OPEN-173). No `Date`, no
 * `Math.random`, no state but `kept` and `once`.
 */
export interface SlideDrawing {
  /** Faces it letters the slide with. */
  faces(slide: ShownSlide): readonly Face[];
  /** Media whose pictures it shows, in the order in which they are seen. */
  pictures(slide: ShownSlide): readonly ShownSlide["media"][number][];
  /** Media whose pictures move; left out by kinds that have none. */
  moving?(slide: ShownSlide): readonly ShownSlide["media"][number][];
  /** Where its clips are seen; left out by kinds that show none. */
  windows?(slide: ShownSlide, assets: Assets): readonly ClipWindow[];
  /** Seconds after which nothing moves any more; Infinity where something always does. */
  rests(slide: ShownSlide): number;
  /** Words seen when it is settled, for readers, search, selection and links. */
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
