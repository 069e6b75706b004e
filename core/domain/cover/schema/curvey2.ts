import * as z from "zod/mini";
import { Amount, Between, Flag, Fraction, Hex, Name, Words } from "./fields.ts";
import { CurveyFont } from "./lettering.ts";

const BlendMode = z.enum(
  ["normal", "multiply", "screen", "overlay", "add"],
  "Please choose how it is blended",
);
const Spot = z.object({ x: Fraction, y: Fraction });
const Ink = z.object({ color: Hex, alpha: Fraction });

/** A round light on the ground; centre and size in parts of the cover. */
const Radial = z.object({
  active: Flag,
  center: Spot,
  size: Amount,
  blendMode: BlendMode,
  color1: Ink,
  color2: Ink,
  /** Where the first colour ends, 0 to 1. */
  threshold: Fraction,
});
/** A light from edge to edge; angle in degrees, 0 from left to right. */
const Linear = z.object({
  active: Flag,
  angle: Amount,
  size: Amount,
  blendMode: BlendMode,
  color1: Ink,
  color2: Ink,
});

/** The letters glow where they are brighter than the threshold. */
export const Bloom = z.object({
  type: z.literal("Bloom"),
  threshold: Fraction,
  bloomScale: Amount,
  brightness: Amount,
  blur: Amount,
  quality: Amount,
});

const textStyle = z.object({
  stroke: z.object({ stroke: Hex, strokeThickness: Between(0, 20) }),
  /** Angle in degrees, distance in pixels of a 480 wide cover. */
  dropShadow: z.object({ dropShadow: Flag, angle: Amount, color: Hex, distance: Amount }),
});

/** Lettering with every means (COVER-17..22): `sku` is KIN_WARP_01_01 to 04_06 and the id is the same (OPEN-117). */
export const Curvey2Theme = z.object({
  sku: z
    .string("Please enter a sku")
    .check(z.regex(/^KIN_WARP_0[1-4]_\d\d$/, "Please enter a sku")),
  id: Name,
  name: Name,
  outputs: z.object({ title: Words }),
  /** Offset and blur in pixels of a 480 wide cover. */
  shadow: z.object({
    alpha: Fraction,
    color: Hex,
    scale: Amount,
    offset: z.object({ x: Amount, y: Amount }),
    blur: Amount,
  }),
  /** A bar of light across the letters; angle in degrees, speed in loops. */
  glare: z.object({
    alpha: Fraction,
    size: Fraction,
    speed: Amount,
    color: Hex,
    angle: Amount,
    smooth: Fraction,
  }),
  bg: z.object({
    flatColor: Hex,
    radial: Radial,
    linear: Linear,
    imageURL: z.nullable(Words),
  }),
  effects: z.array(Bloom),
  colorLetters: z.array(Hex).check(z.minLength(1, "Please choose a colour")),
  margin: Between(10, 20),
  useDifferentFonts: Flag,
  fonts: z.array(CurveyFont).check(z.minLength(1, "Please choose a font")),
  textStyle,
  /** Colours of the lines, four to a line; empty where letters have their own. */
  coloredLines: z.array(z.array(Hex).check(z.length(4, "Please choose four colours"))),
  texture: z.nullable(
    z.object({ alpha: Fraction, url: Words, scale: Amount, blendMode: BlendMode }),
  ),
  hasGlare: Flag,
  glareAlpha: Fraction,
  bgColor: Hex,
  /** What an account's own colours may take the place of. */
  themeColours: z.array(Hex),
  /** Pictures it needs, below the cover assets (COVER-28, OPEN-119). */
  assets: z.array(Words),
});
export type Curvey2Theme = z.infer<typeof Curvey2Theme>;
