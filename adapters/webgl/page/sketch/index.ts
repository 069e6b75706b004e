import type { Drawing } from "#core/domain/cover/index.ts";
import { boat } from "./boat.ts";
import { flowersShape, flowersText } from "./flowers.ts";
import { hearts, paperHearts } from "./hearts.ts";
import { beams, garlands, meadow } from "./party.ts";
import { trail } from "./ribbon.ts";
import { ripples, starburst } from "./rings.ts";
import type { Canvas } from "./sketch.ts";
import { astronaut, rocket } from "./space.ts";
import { xmas } from "./tree.ts";

export { cakeSketch } from "./cake.ts";

/** What is painted under a poster's title; a cake has its own theme's colours. */
export const SKETCHES: Readonly<Record<Exclude<Drawing, "cake">, (canvas: Canvas) => void>> = {
  default: garlands,
  exported: meadow,
  "particles text": flowersText,
  "particles shape": flowersShape,
  curvey: beams,
  curvey2: beams,
  astronaut,
  boat,
  hearts,
  "paper hearts": paperHearts,
  ripples,
  rocket,
  starburst,
  trail,
  xmas,
};
