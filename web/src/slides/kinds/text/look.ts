import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line, Sheet } from "../drawing.ts";

/** One look of a text (SLIDE-15). */
export interface TextLook {
  faces(slide: ShownSlide): readonly Face[];
  /** Seconds after which nothing moves any more. */
  rests(slide: ShownSlide): number;
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
