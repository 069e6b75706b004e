import * as z from "zod/mini";

/** "#RRGGBB". */
export const Hex = z
  .string("Please choose a colour")
  .check(z.regex(/^#[0-9A-F]{6}$/i, "Please choose a colour"));

const alpha = z
  .number("Please enter a number from 0 to 1")
  .check(
    z.minimum(0, "Please enter a number from 0 to 1"),
    z.maximum(1, "Please enter a number from 0 to 1"),
  );

/** One face of a lettering theme. `fontSize` is relative: 100 is the theme's own size. */
export const CurveyFont = z.object({
  fontFamily: z.string("Please name a font"),
  fontSize: z.number("Please enter a font size"),
  fontWeight: z.number("Please enter a font weight"),
  italic: z.boolean("Please say yes or no"),
  /** Only active faces are used. */
  active: z.boolean("Please say yes or no"),
  /** Used for one word at most. */
  useOnce: z.boolean("Please say yes or no"),
  /** Letters are stretched to the whole height of their line. */
  fill: z.boolean("Please say yes or no"),
});
export type CurveyFont = z.infer<typeof CurveyFont>;

/** Lettering that fills the cover (COVER-16). `margin` is the border in percent of the cover (COVER-34). */
export const CurveyTheme = z.object({
  name: z.string("Please name the theme"),
  /** Shown where the card has no title of its own. */
  text: z.optional(z.string("Please enter a text")),
  debug: z.boolean("Please say yes or no"),
  hasGlare: z.boolean("Please say yes or no"),
  glareAlpha: alpha,
  colorLetters: z.array(Hex).check(z.length(6, "Please choose six colours")),
  margin: z
    .number("Please enter a margin from 7 to 13")
    .check(
      z.minimum(7, "Please enter a margin from 7 to 13"),
      z.maximum(13, "Please enter a margin from 7 to 13"),
    ),
  bgColor: Hex,
  useDifferentFonts: z.boolean("Please say yes or no"),
  fonts: z.array(CurveyFont).check(z.minLength(1, "Please choose a font")),
});
export type CurveyTheme = z.infer<typeof CurveyTheme>;

/** A card theme's ground: a colour and a pattern; sizes in pixels of a 480 wide cover (COVER-01). */
export const Background = z.object({
  color: Hex,
  properties: z.object({
    type: z.enum(["Dots", "Squares", "Sprites"], "Please choose a pattern"),
    alpha,
    size: z.number("Please enter a size"),
    columnWidth: z.number("Please enter a column width"),
  }),
});
export type Background = z.infer<typeof Background>;

const MainTopping = z.discriminatedUnion(
  "type",
  [
    z.object({
      type: z.literal("Chantilly"),
      balls: z.int("Please enter a whole number"),
    }),
    z.object({ type: z.literal("Cherry") }),
    z.object({ type: z.literal("Leaves") }),
  ],
  "Please choose a topping",
);

/** A cake on its ground (COVER-01, COVER-06; values OPEN-115). */
export const CakeTheme = z.object({
  name: z.string("Please name the theme"),
  text: z.object({ color: Hex }),
  background: Background,
  scene: z.object({
    type: z.literal("CakeScene"),
    miniSceneColor: Hex,
    cakeType: z.enum(["classic", "layer"], "Please choose a cake"),
    colors: z.array(Hex).check(z.length(3, "Please choose three colours")),
    mainTopping: MainTopping,
    secondaryTopping: z.enum(["Sugar", "Sprinkles"], "Please choose a topping"),
    candleColor: Hex,
  }),
});
export type CakeTheme = z.infer<typeof CakeTheme>;

/** Themes by family; a family's name is its cover variant. */
export interface ThemeOf {
  readonly curvey: CurveyTheme;
  readonly cake: CakeTheme;
}
export type Family = keyof ThemeOf;
