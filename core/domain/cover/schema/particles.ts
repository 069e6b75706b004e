import * as z from "zod/mini";
import {
  Amount,
  Between,
  Count,
  Flag,
  Fraction,
  Hex,
  Name,
  SixColours,
  TwoColours,
  Words,
} from "./fields.ts";

/** What an atlas is drawn from. */
const Asset = z.enum(
  ["rose", "daisy", "blossom", "leaf", "fern", "berry"],
  "Please choose a picture",
);

/** `nb` of them where the picture is wider than high, `nbMobile` where it stands upright as on a phone. */
const swarm = (nb: ReturnType<typeof Count>, nbMobile: ReturnType<typeof Count>) => ({
  assets: z.array(Asset).check(z.minLength(1, "Please choose a picture")),
  nb,
  nbMobile,
  scale: Amount,
  scaleMobile: Amount,
  /** Of the dots that lie below the blossoms. */
  scaleDots: Amount,
  dotsColors: z.array(Hex).check(z.minLength(1, "Please choose a colour")),
});
const border = (most: number) =>
  z.object({ name: z.literal("BorderEdge"), ...swarm(Count(100, most), Count(100, 110)) });

const common = {
  name: Name,
  background: z.object({ colors: TwoColours }),
  /** "family:weight". */
  font: z.string("Please name a font").check(z.regex(/^[^:]+:\d{3,4}$/, "Please name a font")),
  shadow: z.object({ alpha: Fraction }),
};

/** Letters made of flowers (COVER-14); counts COVER-32, OPEN-118. */
export const ParticlesTextTheme = z.object({
  ...common,
  scene: z.object({ name: z.literal("ParticlesText") }),
  particles: z.object(swarm(Count(30_000, 40_000), Count(40_000, 40_000))),
  border: border(400),
});
export type ParticlesTextTheme = z.infer<typeof ParticlesTextTheme>;

/** A heart or circle of flowers round the title (COVER-15); counts COVER-33. */
export const ParticlesShapeTheme = z.object({
  ...common,
  scene: z.object({ name: z.literal("ShapeFrame") }),
  particles: z.object(swarm(Count(2270, 12_000), Count(1830, 6610))),
  border: border(110),
  photo: z.object({ url: z.nullable(Words), visible: Flag }),
  shape: z.object({ id: z.enum(["heart", "circle"], "Please choose a shape") }),
  text: z.object({
    fontFamily: z.string("Please name a font"),
    fontSize: Between(70, 80),
    fontWeight: z.number("Please enter a font weight"),
    colors: SixColours,
  }),
});
export type ParticlesShapeTheme = z.infer<typeof ParticlesShapeTheme>;

export type Swarm = ParticlesTextTheme["particles"];
