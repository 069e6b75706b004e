import * as z from "zod/mini";
import { Amount, Count, Fraction, Hex, Name } from "./fields.ts";
import { layered } from "./paperCut.ts";

/** A card theme's ground: a colour and a pattern; sizes in pixels of a 480 wide cover (COVER-01). */
export const Background = z.object({
  color: Hex,
  properties: z.object({
    type: z.enum(["Dots", "Squares", "Sprites"], "Please choose a pattern"),
    alpha: Fraction,
    size: Amount,
    columnWidth: Amount,
  }),
});
export type Background = z.infer<typeof Background>;

const base = { name: Name, text: z.object({ color: Hex }), background: Background };
const mini = { miniSceneColor: Hex };

export const BoatTheme = z.object({
  ...base,
  scene: z.object({
    type: z.literal("BoatScene"),
    ...mini,
    /** Hull, its stripe, mast and sails (COVER-05). */
    base: Hex,
    paint: Hex,
    post: Hex,
    sails: Hex,
  }),
});
export type BoatTheme = z.infer<typeof BoatTheme>;

const MainTopping = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("Chantilly"), balls: Count(1, 24) }),
    z.object({ type: z.literal("Cherry") }),
    z.object({ type: z.literal("Leaves") }),
  ],
  "Please choose a topping",
);

/** A cake on its ground (COVER-01, COVER-06; values OPEN-115). */
export const CakeTheme = z.object({
  ...base,
  scene: z.object({
    type: z.literal("CakeScene"),
    ...mini,
    cakeType: z.enum(["classic", "layer"], "Please choose a cake"),
    colors: z.array(Hex).check(z.length(3, "Please choose three colours")),
    mainTopping: MainTopping,
    secondaryTopping: z.enum(["Sugar", "Sprinkles"], "Please choose a topping"),
    candleColor: Hex,
  }),
});
export type CakeTheme = z.infer<typeof CakeTheme>;

/** COVER-08. */
export const RocketTheme = z.object({
  ...base,
  scene: z.object({ type: z.literal("RocketScene"), ...mini, shipColor: Hex, trailColor: Hex }),
});
export type RocketTheme = z.infer<typeof RocketTheme>;

/** COVER-09, OPEN-114. */
export const AstronautTheme = z.object({
  ...base,
  scene: z.object({
    type: z.literal("AstronautScene"),
    ...mini,
    suitColor: Hex,
    visorColor: Hex,
    planetColor: Hex,
    starsColor: Hex,
  }),
});
export type AstronautTheme = z.infer<typeof AstronautTheme>;

/** COVER-09, OPEN-114. */
export const ChristmasTheme = z.object({
  ...base,
  scene: z.object({
    type: z.literal("ChristmasScene"),
    ...mini,
    treeColor: Hex,
    baubleColors: z.array(Hex).check(z.length(3, "Please choose three colours")),
    groundColor: Hex,
    snowColor: Hex,
  }),
});
export type ChristmasTheme = z.infer<typeof ChristmasTheme>;

/** A heart cut out of four layers of paper (OPEN-113, OPEN-114). */
export const PaperHeartTheme = z.object({
  ...base,
  scene: z.object({ type: z.literal("PaperHeartScene"), ...mini, heartColor: Hex, ...layered }),
});
export type PaperHeartTheme = z.infer<typeof PaperHeartTheme>;

/** What any card theme may show instead of its family's own scene (COVER-07, OPEN-113). */
export const PaperCutTheme = z.object({
  ...base,
  scene: z.object({ type: z.literal("PaperCutScene"), ...mini, ...layered }),
});
export type PaperCutTheme = z.infer<typeof PaperCutTheme>;

/** COVER-23. The pattern is as strong as `alphaMin` in the middle and as `alphaMax` at the edge. */
export const HeartsTheme = z.object({
  name: Name,
  text: z.object({ color: Hex }),
  background: z.object({
    color: Hex,
    properties: z.object({
      type: z.enum(["Dots", "Squares"], "Please choose a pattern"),
      alphaMin: Fraction,
      alphaMax: Fraction,
      columnWidth: Amount,
      color: Hex,
    }),
  }),
  scene: z.object({
    type: z.literal("HeartsScene"),
    ...mini,
    colorsHearts: z.array(Hex).check(z.minLength(1, "Please choose a colour")),
    colorsParticles: z.array(Hex).check(z.minLength(1, "Please choose a colour")),
  }),
});
export type HeartsTheme = z.infer<typeof HeartsTheme>;
