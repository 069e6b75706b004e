import type { BufferGeometry } from "three";
import { sheet, surface } from "../solid/index.ts";

const { PI, abs, cos, sin } = Math;

/** A sheet of the sea, its edge at height 0 and rounded towards the front. */
export const wave = (): BufferGeometry => {
  const rows = [
    [-5, 0.05],
    [-1.2, 0.05],
    [-0.5, 0.05],
    [-0.025, 0.05],
    [-0.005, 0.038],
    [0, 0.01],
    [0, -0.05],
  ] as const;
  return sheet(170, rows.length - 1, (u, v) => {
    const [y, z] = rows[Math.round(v * (rows.length - 1))] ?? [0, 0];
    return [(u - 0.5) * 15, y, z];
  });
};

/** Half the hull's width at `s` along it, -1 stern to 1 bow. */
const beam = (s: number): number =>
  0.43 * (s < 0 ? 1 - 0.38 * s * s : (1 - s ** 2.3) ** 0.75 + 0.012);
const rail = (s: number): number => 0.3 + 0.16 * s * s + (s > 0 ? 0.1 * s ** 3 : 0);
const keel = (s: number): number => -0.4 + 0.2 * abs(s) ** 4 + (s > 0 ? 0.12 * s ** 6 : 0);
const LONG = 1.16;

/** A point of the hull: `a` from rail to rail, -1 to 1. */
const side = (s: number, a: number): [number, number, number] => {
  const up = 1 - cos((a * PI) / 2);
  const y = keel(s) + (rail(s) - keel(s)) * up;
  const lean = (s > 0 ? 0.2 * s * s : 0.06 * s * s * Math.sign(s)) * up;
  return [s * LONG + lean, y, beam(s) * sin((a * PI) / 2) * (0.9 + 0.1 * up)];
};

/** The hull, its texture from 0 at the keel to 1 at the rail. */
export const hull = (): BufferGeometry => {
  const geometry = sheet(48, 24, (u, v) => side(u * 2 - 1, v * 2 - 1));
  const uv = geometry.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - cos((abs(uv.getY(i) * 2 - 1) * PI) / 2));
  return geometry;
};

export const transom = (): BufferGeometry =>
  sheet(12, 4, (u, v) => {
    const [x, y, z] = side(-1, u * 2 - 1);
    return [x, y + (rail(-1) - y) * v, z];
  });

export const deck = (): BufferGeometry =>
  sheet(40, 4, (u, v) => {
    const s = u * 2 - 1;
    const [x, y] = side(s, 1);
    return [x, y - 0.09, beam(s) * 0.96 * (v * 2 - 1)];
  });

/** A point of the rail, on the side `z` (-1 or 1), `u` from stern to bow. */
export const railAt = (u: number, z: number): [number, number, number] => side(u * 2 - 1, z);

/** The mainsail, behind the mast: from the boom's end to the masthead, full of wind. */
export const mainsail = (): BufferGeometry =>
  sheet(16, 24, (u, v) => {
    const wide = 1.0 * (1 - v) ** 0.82 + 0.05;
    return [
      -0.04 - u * wide,
      v * 1.74,
      0.3 * sin(PI * u * 0.9) * sin(PI * Math.min(1, v * 0.9 + 0.1)),
    ];
  });

/** The jib, from the bowsprit's end to the mast. */
export const jib = (): BufferGeometry =>
  sheet(14, 20, (u, v) => {
    const [ax, ay] = [1.12 - 1.04 * v, 0.08 + 1.5 * v];
    const [bx, by] = [0.14 - 0.06 * v, 0.1 + 1.48 * v];
    return [
      ax + (bx - ax) * u,
      ay + (by - ay) * u,
      0.24 * sin(PI * u) * sin(PI * Math.min(1, v + 0.12)),
    ];
  });

export const flag = (): BufferGeometry =>
  sheet(16, 4, (u, v) => [-u * 0.44, (v - 0.5) * 0.24 * (1 - u * 0.85), 0]);

/** A gull: two bent wings of paper. */
export const gull = (): BufferGeometry =>
  sheet(14, 2, (u, v) => {
    const s = u * 2 - 1;
    const wide = 0.055 * (1 - abs(s) ** 1.6) + 0.006;
    return [s * 0.24, 0.13 * sin(abs(s) * PI * 0.8) - 0.02 + (v - 0.5) * wide, (v - 0.5) * 0.05];
  });

/** A fish's body lying along x, its nose at 0.32: round in front, flat and slender behind. */
export const fish = (): BufferGeometry =>
  surface(28, 26, (u, v) => {
    const x = 0.32 - 0.62 * v;
    const thick = 0.135 * sin(PI * v ** 0.62) ** 0.8 + 0.02 * v;
    const a = u * 2 * PI;
    const belly = sin(a) < 0 ? 1.05 : 0.92;
    return [x, thick * sin(a) * belly, thick * cos(a) * 0.56];
  });

/** Its tail, forked, behind the origin. */
export const tail = (u: number): readonly [number, number] => {
  const a = u * 2 * PI;
  const lobe = Math.max(0, cos(abs(Math.atan2(sin(a), -cos(a))) - 0.72)) ** 7;
  const r = 0.035 + 0.2 * lobe;
  return [r * cos(a), r * sin(a) * 1.1];
};

/** A fin that leans back. */
export const fin = (u: number): readonly [number, number] => {
  const a = u * 2 * PI;
  const r = 0.04 + 0.1 * Math.max(0, cos(a - 2.2)) ** 3;
  return [r * cos(a) * 1.25, r * sin(a)];
};
