import * as z from "zod/mini";
import { Amount, Fraction, Hex } from "./fields.ts";

const Pair = z.tuple([Hex, Hex], "Please choose two colours");

/** Four sheets of paper over each other, each of a pair of colours (COVER-07). Lengths in parts of the cover's height. */
export const layered = {
  layers: z.object({ base: Pair, back: Pair, mid: Pair, front: Pair }),
  shadow: z.object({ offset: Amount, opacity: Fraction }),
  /** How the edges of the paper run: waves along an edge, their height, and how often a loop they come round. */
  deformation: z.object({ frequency: Amount, amplitude: Amount, speed: Amount }),
  effect: z.optional(z.enum(["HueEffect", "BorealEffect"], "Please choose an effect")),
};
