import { blend } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { fill, layGrain, light, seen } from "../../paper/index.ts";

/** A woven cloth in this tint, checked; darker in the tint’s own hue. */
export const paintCloth = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  fill(part, tint);
  pen.fillStyle = seen(blend(tint, "#000000", 0.24), 0.26);
  for (let x = 3; x < 100; x += 12) pen.fillRect(x * unit, 0, 6 * unit, height);
  for (let y = 4; y * unit < height; y += 12) pen.fillRect(0, y * unit, width, 6 * unit);
  // threads, where they are not too fine to be seen
  pen.fillStyle = seen("#fffaf0", 0.16);
  for (let x = 0.3; x < 100; x += 1.2) pen.fillRect(x * unit, 0, 0.5 * unit, height);
  pen.fillStyle = seen(blend(tint, "#000000", 0.4), 0.1);
  for (let y = 0.3; y * unit < height; y += 1.2) pen.fillRect(0, y * unit, width, 0.5 * unit);
  light(part, blend(tint, "#5a2f1a", 0.55), 1, 1.1);
  layGrain(part, 0.6);
};

/** A bright wall far behind, in this tint. */
export const paintAir = (part: Sheet, tint: string): void => {
  const { pen, width, height } = part;
  fill(part, tint);
  for (const [x, y, size, alpha] of [
    [0.25, 0.16, 0.75, 0.75],
    [0.85, 0.75, 0.6, 0.4],
  ] as const) {
    const glow = pen.createRadialGradient(
      width * x,
      height * y,
      0,
      width * x,
      height * y,
      height * size,
    );
    glow.addColorStop(0, seen("#ffffff", alpha));
    glow.addColorStop(1, seen("#ffffff", 0));
    fill(part, glow);
  }
  light(part, blend(tint, "#5a2a44", 0.55), 1.1);
  layGrain(part, 0.45);
};
