import * as z from "zod/mini";
import { Amount, Fraction, Fractions, Hex, Name, SixColours } from "./fields.ts";

/** Rings running outwards; two colours in one list (COVER-24). */
export const RipplesTheme = z.object({
  name: Name,
  colorsRipples: Fractions(2),
  colorsText: SixColours,
});
export type RipplesTheme = z.infer<typeof RipplesTheme>;

/** Rays out of the middle; three colours in one list (COVER-25). The fade-outs are parts of the cover's height. */
export const StarburstTheme = z.object({
  name: Name,
  fadeoutCenter: Amount,
  fadeoutOutter: Amount,
  colorsStarburst: Fractions(3),
  colorsText: SixColours,
});
export type StarburstTheme = z.infer<typeof StarburstTheme>;

/** A ribbon drawn through the cover (COVER-26); with a photo in it as trail photo. */
export const TrailTheme = z.object({
  name: Name,
  alpha: Fraction,
  colorText: Hex,
  color: Hex,
  bgColor: Hex,
});
export type TrailTheme = z.infer<typeof TrailTheme>;
