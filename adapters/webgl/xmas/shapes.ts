import type { BufferGeometry } from "three";
import { sheet, surface } from "../solid/index.ts";

const { PI, abs, cos, sin } = Math;
const WIDE = 15;

/** A hill's edge, as high as it is at `x`. */
export type Crest = (x: number) => number;

/** A hill of card, its texture's height the depth below its edge. */
export const hill = (crest: Crest): BufferGeometry => {
  const rows = [
    [4, 0.05],
    [1.1, 0.05],
    [0.4, 0.05],
    [0.03, 0.05],
    [0.006, 0.04],
    [0, 0.01],
    [0, -0.05],
  ] as const;
  const row = (v: number) => rows[Math.round(v * (rows.length - 1))] ?? rows[0];
  const geometry = sheet(130, rows.length - 1, (u, v) => {
    const x = (u - 0.5) * WIDE;
    const [down, z] = row(v);
    return [x, crest(x) - down, z];
  });
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setY(i, row(uv.getY(i))[0]);
  return geometry;
};

/** A pleated tier of the tree hanging from its top down to its rim at height 0, and its shaded underside. */
export const tier = (r: number, high: number, pleats: number): BufferGeometry => {
  const STEPS = 14;
  return surface(pleats * 6, STEPS, (u, v) => {
    const under = v > 0.8;
    const k = under ? 1 - (v - 0.8) * 3.4 : v / 0.8;
    const fold = abs(cos(u * PI * pleats)) ** 0.7;
    const out = r * (0.05 + 0.95 * (0.55 * k + 0.45 * k * k)) * (1 + 0.1 * k * (fold - 0.5));
    const drop = 0.07 * k * k * (fold - 0.4) + 0.03 * k * k;
    const lift = under ? 0.02 + (v - 0.8) * 0.5 : 0;
    return [sin(u * PI * 2) * out, high * (1 - k) ** 1.08 - drop + lift, cos(u * PI * 2) * out];
  });
};

/** How far out a tier is where it is `k` of the way down. */
export const reach = (r: number, k: number): number =>
  r * (0.05 + 0.95 * (0.55 * k + 0.45 * k * k));

/** The outline through corners given in order. */
const through =
  (corners: readonly (readonly [number, number])[]) =>
  (u: number): readonly [number, number] => {
    const k = u * corners.length;
    const i = Math.floor(k) % corners.length;
    const from = corners[i] ?? [0, 0];
    const to = corners[(i + 1) % corners.length] ?? [0, 0];
    return [from[0] + (to[0] - from[0]) * (k % 1), from[1] + (to[1] - from[1]) * (k % 1)];
  };

export const star = through(
  Array.from({ length: 10 }, (_, i): [number, number] => {
    const r = i % 2 === 0 ? 1 : 0.46;
    return [sin((i * PI) / 5) * r, cos((i * PI) / 5) * r];
  }),
);

/** A small fir seen from the side, its foot at -0.5. */
export const fir = through([
  [0, 0.72],
  [0.17, 0.36],
  [0.1, 0.36],
  [0.26, 0.02],
  [0.16, 0.02],
  [0.34, -0.36],
  [0.06, -0.36],
  [0.06, -0.55],
  [-0.06, -0.55],
  [-0.06, -0.36],
  [-0.34, -0.36],
  [-0.16, 0.02],
  [-0.26, 0.02],
  [-0.1, 0.36],
  [-0.17, 0.36],
]);

export const gable = through([
  [0, 0.34],
  [0.3, 0.06],
  [0.3, -0.36],
  [-0.3, -0.36],
  [-0.3, 0.06],
]);
export const roof = through([
  [0, 0.13],
  [0.38, -0.22],
  [0.33, -0.27],
  [0, -0.02],
  [-0.33, -0.27],
  [-0.38, -0.22],
]);
