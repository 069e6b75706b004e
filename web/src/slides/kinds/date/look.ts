import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line, Sheet } from "../drawing.ts";

/** One look of a date (SLIDE-08). */
export interface DateLook {
  readonly faces: readonly Face[];
  /** Seconds after which nothing moves any more. */
  readonly rests: number;
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
