import type { ShownSlide } from "../../shown.ts";
import type { Assets, Line, Sheet } from "../drawing.ts";

/** One look of photos (SLIDE-14). */
export interface PhotoLook {
  /** Seconds after which nothing moves any more, with so many photos. */
  rests(count: number): number;
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
