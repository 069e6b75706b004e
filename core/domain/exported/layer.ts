import * as z from "zod/mini";

const far = z
  .number()
  .check(z.gte(-5000, "That is too far away"), z.lte(5000, "That is too far away"));
const Colour = z
  .string()
  .check(z.regex(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/, "Please give #RRGGBB"));
const Point = z.array(far).check(z.length(2, "Please give two numbers"));
const seconds = z
  .number()
  .check(z.gte(0, "Time starts at 0"), z.lte(16, "Sixteen seconds is the end"));

/** What of a layer moves; `size` is both `wide` and `high`, `turn` degrees, `fade` how much of it is seen. */
export const CHANNELS = ["x", "y", "turn", "size", "wide", "high", "fade"] as const;
export type Channel = (typeof CHANNELS)[number];

/** A value reached at a second, and how it is come to from the key before. */
const Key = z.object({
  t: seconds,
  v: far,
  ease: z.optional(z.enum(["line", "soft", "out", "back", "spring", "hold"], "No such easing")),
});
export type Key = z.infer<typeof Key>;
const Track = z.object({
  of: z.enum(CHANNELS, "Nothing of that name moves"),
  keys: z.array(Key).check(z.minLength(1, "A track wants a key"), z.maxLength(24, "Too many keys")),
  /** Goes round with the loop, instead of once at the beginning. */
  round: z.optional(z.boolean()),
});
/** A whole harmonic of the loop, so that it comes back to where it began. */
const Wave = z.object({
  of: z.enum(CHANNELS, "Nothing of that name moves"),
  by: far,
  times: z
    .int("Whole turns a loop only")
    .check(z.gte(1, "At least one turn"), z.lte(90, "Too quick")),
  phase: z.optional(far),
});

const Gradient = z.object({
  from: Point,
  to: Point,
  /** Radii of a round one, round `from` and `to`. */
  round: z.optional(Point),
  stops: z
    .array(
      z.object({ at: z.number().check(z.gte(0, "0 to 1"), z.lte(1, "0 to 1")), colour: Colour }),
    )
    .check(z.minLength(2, "Two colours at least"), z.maxLength(6, "Too many colours")),
});

const Title = z.object({
  colours: z
    .array(Colour)
    .check(z.minLength(1, "A title wants a colour"), z.maxLength(12, "Too many")),
  family: z.enum(["Baloo 2", "Fraunces Variable", "Nunito Variable"], "No such face"),
  stroke: Colour,
  shadow: Colour,
  /** How heavy its letters are; as heavy as the face gets without it. */
  weight: z.optional(z.int().check(z.gte(200, "Too thin"), z.lte(900, "Too heavy"))),
  italic: z.optional(z.boolean()),
  /** Printed on the picture, without an edge and a side of its own. */
  flat: z.optional(z.boolean()),
  /** Where it stands: above the hero of the picture, or in the middle, with the picture round it. */
  stands: z.optional(z.enum(["above", "middle"], "No such place")),
  /** How large the place in the middle is: half of its width and of its height, in the cover's units. */
  room: z.optional(Point),
});

/** One layer of an exported cover: a shape, a group of those that name it, or where the title's look is given. */
export const CoverLayer = z.object({
  name: z.optional(z.string().check(z.maxLength(40, "Keep it short"))),
  /** The layer it moves with, which stands before it. */
  in: z.optional(z.string()),
  /** Where it belongs to, for one that is in no other: behind, with the hero of the picture, or in front. */
  place: z.optional(z.enum(["back", "hero", "front"], "No such place")),
  at: z.optional(Point),
  turn: z.optional(far),
  size: z.optional(Point),
  fade: z.optional(far),
  /** An outline as SVG writes it. */
  path: z.optional(
    z
      .string()
      .check(
        z.maxLength(6000, "That is too long an outline"),
        z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE .,+-]*$/, "That is no outline"),
      ),
  ),
  fill: z.optional(z.union([Colour, Gradient])),
  line: z.optional(z.object({ colour: Colour, width: far })),
  /** Keeps what is in it inside its outline. */
  clip: z.optional(z.boolean()),
  tracks: z.optional(z.array(Track).check(z.maxLength(12, "Too many tracks"))),
  waves: z.optional(z.array(Wave).check(z.maxLength(12, "Too many waves"))),
  title: z.optional(Title),
});
export type CoverLayer = z.infer<typeof CoverLayer>;
export type CoverGradient = z.infer<typeof Gradient>;
export type CoverTitle = z.infer<typeof Title>;
