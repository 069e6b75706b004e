import * as z from "zod/mini";
import { Between, Flag, Fraction, Hex, Name, SixColours, Words } from "./fields.ts";

/** One face of a lettering theme. `fontSize` is relative: 100 is the theme's own size. */
export const CurveyFont = z.object({
  fontFamily: z.string("Please name a font"),
  fontSize: z.number("Please enter a font size"),
  fontWeight: z.number("Please enter a font weight"),
  italic: Flag,
  /** Only active faces are used. */
  active: Flag,
  /** Used for one word at most. */
  useOnce: Flag,
  /** Letters are stretched to the whole height of their line. */
  fill: Flag,
});
export type CurveyFont = z.infer<typeof CurveyFont>;

/** Lettering that fills the cover (COVER-16). `margin` is the border in percent of the cover (COVER-34). */
export const CurveyTheme = z.object({
  name: Name,
  /** Shown where the card has no title of its own. */
  text: z.optional(Words),
  debug: Flag,
  hasGlare: Flag,
  glareAlpha: Fraction,
  colorLetters: SixColours,
  margin: Between(7, 13),
  bgColor: Hex,
  useDifferentFonts: Flag,
  fonts: z.array(CurveyFont).check(z.minLength(1, "Please choose a font")),
});
export type CurveyTheme = z.infer<typeof CurveyTheme>;
