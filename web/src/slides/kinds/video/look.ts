import type { ShownSlide } from "../../shown.ts";
import type { Assets, Face, Line, Sheet } from "../drawing.ts";
import type { Box } from "../photos/places.ts";

/** One look of a video (SLIDE-17). */
export interface VideoLook {
  readonly faces: readonly Face[];
  /** Where its clip is seen, in units. */
  window(slide: ShownSlide, assets: Assets): Box & { readonly radius?: number };
  lines(slide: ShownSlide, assets: Assets): readonly Line[];
  draw(sheet: Sheet, slide: ShownSlide, assets: Assets, t: number): void;
}
