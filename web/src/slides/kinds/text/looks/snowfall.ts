import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../../drawing.ts";
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

/*
 * Flakes are reckoned in whole numbers: 128ths of a unit, 1024ths of a second, 256ths of a turn. There are many of them,
 * and every number that isn’t whole would lie on the heap for a frame.
 */
const whole = (n: number): number => Math.round(n) | 0;
const perUnit = 128;
const perSecond = 1024;
const turn = 256;

const random = randomFrom(53);
const flakes = Array.from({ length: 66 }, (_, i) => {
  const [x, y] = [random() * 104 - 2, random()];
  const kind = i % 9 === 0 ? 2 : i % 3 === 0 ? 1 : 0;
  const phase = random();
  return {
    kind,
    x: whole(x * perUnit),
    /** Of the way it falls, in 1024ths. */
    y: whole(y * 1024),
    phase: whole(phase * turn),
    /** How long it takes for one step of its swaying. */
    step: whole(((5 + phase * 4) * perSecond) / turn),
  };
});
const falls = speeds.map((speed) => whole(speed * perUnit));
/** How far to the side a flake is, by how far it is on its turn. */
const sways = Array.from({ length: turn }, (_, i) =>
  whole(Math.sin((i / turn) * 2 * Math.PI) * 1.8 * perUnit),
);

/** Snow that falls, each flake on its own way; it stands still in a settled slide. */
export const letSnow = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen } = sheet;
  const high = whole((assets.height + 6) * perUnit);
  const isStill = !Number.isFinite(t);
  const now = isStill ? 0 : whole(t * perSecond);
  const scale = whole(sheet.unit * turn);
  pen.globalAlpha = 0.8;
  for (let i = 0; i < flakes.length; i++) {
    const flake = flakes[i];
    const own = flake && kinds[flake.kind];
    if (!flake || !own) continue;
    const image = assets.kept(sheet, own.key, own.size, own.size, own.paint);
    const gone = ((flake.y * high) >> 10) + ((now * (falls[flake.kind] ?? 0)) >> 10);
    const down = (gone % high) - 3 * perUnit;
    const at = isStill ? 0 : (((now / flake.step) | 0) + flake.phase) & (turn - 1);
    const across = flake.x + (sways[at] ?? 0);
    // 128ths of a unit by 256ths of a pixel
    pen.drawImage(image, (across * scale) >> 15, (down * scale) >> 15);
  }
  pen.globalAlpha = 1;
};
