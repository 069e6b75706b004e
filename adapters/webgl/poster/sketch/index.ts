import type { Drawing } from "#core/domain/cover/index.ts";
import { boat } from "./boat.ts";
import { cakeSketch } from "./cake.ts";
import { flowersShape, flowersText } from "./flowers.ts";
import { hearts, paperHearts } from "./hearts.ts";
import { beams, garlands, meadow } from "./party.ts";
import { trail } from "./ribbon.ts";
import { ripples, starburst } from "./rings.ts";
import type { Canvas } from "./sketch.ts";
import { astronaut, rocket } from "./space.ts";
import { cakeOf } from "./themes.ts";
import { xmas } from "./tree.ts";

export { boxOf } from "./box.ts";
export { learn, refined } from "./themes.ts";

const SKETCHES: Readonly<Record<Exclude<Drawing, "cake">, (canvas: Canvas) => void>> = {
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

/** Paints what lies under a poster's title; a cake in the colours of its own theme, once they are known. */
export const sketch = (canvas: Canvas, drawing: Drawing, theme?: string | null): void => {
  const cake = drawing === "cake" ? cakeOf(theme) : null;
  if (cake) cakeSketch(canvas.pen, cake, canvas.width, canvas.height);
  if (drawing !== "cake") SKETCHES[drawing](canvas);
};
