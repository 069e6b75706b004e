import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line, Sheet } from "../drawing.ts";

/** One look of a voice (SLIDE-06). */
export interface AudioLook {
  readonly faces: readonly Face[];
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
