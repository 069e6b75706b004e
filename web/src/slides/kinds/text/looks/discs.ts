import type { Assets, PaintPart, Sheet } from "../../drawing.ts";
import { outBack, span } from "../../motion.ts";
import { layGrain } from "../../paper/index.ts";

/** Two discs behind the type: where each has its middle, part of the height, its size, and from where it comes; units. */
const discs = [
  { x: 78, y: 0.66, size: 104, fromX: 40, fromY: 90 },
  { x: 14, y: 0.1, size: 62, fromX: -30, fromY: -50 },
] as const;

/** A disc as it is printed, one of them fading into dots. */
export const paintDisc = (part: Sheet, tint: string, isDotted: boolean): void => {
  const { pen, unit, width } = part;
  const r = width / 2;
  pen.fillStyle = tint;
  if (!isDotted) {
    pen.beginPath();
    pen.arc(r, r, r, 0, 7);
    pen.fill();
  } else {
    const step = 1.7 * unit;
    pen.beginPath();
    for (let row = 0; row * step < width + step; row++)
      for (let x = row % 2 === 0 ? 0 : step / 2; x < width; x += step) {
        const y = row * step * 0.86;
        const far = Math.hypot(x - r, y - r);
        if (far > r - 0.5 * unit) continue;
        // whole at its upper left, dots at its lower right
        const dot = step * (0.82 - 0.66 * Math.min(1, Math.max(0, (x + y) / (2.1 * r) - 0.3)));
        pen.moveTo(x + dot, y);
        pen.arc(x, y, dot, 0, 7);
      }
    pen.fill();
  }
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.5);
};

/** Lays a disc where it is by now. */
export const layDisc = (
  sheet: Sheet,
  assets: Assets,
  i: number,
  paint: PaintPart,
  t: number,
): void => {
  const { pen, unit } = sheet;
  const disc = discs[i];
  if (!disc) return;
  const k = outBack(span(t, 0, 1.1), 0.9);
  const image = assets.kept(sheet, i === 0 ? "disc" : "dots", disc.size, disc.size, paint);
  const x = disc.x + (1 - k) * disc.fromX - disc.size / 2;
  const y = disc.y * assets.height + (1 - k) * disc.fromY - disc.size / 2;
  pen.drawImage(image, Math.round(x * unit), Math.round(y * unit));
};
