import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { sway } from "../../motion.ts";
import { seen } from "../../paper/index.ts";

const sizes = [0.9, 1.5, 2.6] as const;
/** Units a flake falls in a second. */
const speeds = [5, 7.5, 11] as const;

const flakeOf = (size: number) => ({
  size,
  key: `flake ${size}`,
  paint: ({ pen, unit }: Sheet) => {
    const half = (size / 2) * unit;
    const soft = pen.createRadialGradient(half, half, 0, half, half, half);
    soft.addColorStop(0, seen("#ffffff", 0.95));
    soft.addColorStop(0.5, seen("#ffffff", 0.8));
    soft.addColorStop(1, seen("#ffffff", 0));
    pen.fillStyle = soft;
    pen.fillRect(0, 0, 2 * half, 2 * half);
  },
});
const kinds = sizes.map(flakeOf);

const random = randomFrom(53);
const flakes = Array.from({ length: 66 }, (_, i) => ({
  x: random() * 104 - 2,
  y: random(),
  kind: i % 9 === 0 ? 2 : i % 3 === 0 ? 1 : 0,
  phase: random(),
}));

/** Snow that falls, each flake on its own way; it stands still in a settled slide. */
export const letSnow = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const high = assets.height + 6;
  const now = Number.isFinite(t) ? t : 0;
  pen.globalAlpha = 0.8;
  for (const { x, y, kind, phase } of flakes) {
    const own = kinds[kind];
    if (!own) continue;
    const image = assets.kept(sheet, own.key, own.size, own.size, own.paint);
    const down = ((y * high + now * (speeds[kind] ?? 5)) % high) - 3;
    const across = x + sway(t, 5 + phase * 4, phase) * 1.8;
    pen.drawImage(image, across * unit, down * unit);
  }
  pen.globalAlpha = 1;
};
