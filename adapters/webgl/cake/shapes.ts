import { BufferAttribute, BufferGeometry } from "three";
import { surface } from "../solid/index.ts";

/** How many parts something is made of that has so many where it is seen at its best. */
export type Fine = (parts: number) => number;

type Profile = readonly (readonly [number, number])[];

/** The outline of a tier of radius `r` and height `h`, its edges rounded by `round`. */
export const tierProfile = (r: number, h: number, round = 0.09): Profile => {
  const points: [number, number][] = [[0, 0]];
  for (let i = 0; i <= 5; i++) {
    const a = ((i / 5) * Math.PI) / 2;
    points.push([r - (round / 2) * (1 - Math.sin(a)), (round / 2) * (1 - Math.cos(a))]);
  }
  for (let i = 0; i <= 7; i++) {
    const a = ((i / 7) * Math.PI) / 2;
    points.push([r - round * (1 - Math.cos(a)), h - round * (1 - Math.sin(a))]);
  }
  points.push([0, h]);
  return points;
};

const turn = (u: number): number => u * Math.PI * 2;

/** Icing over a tier: flat on top, round at the shoulder, running down in drops. */
export const icing = (
  r: number,
  h: number,
  random: () => number,
  drips: number,
  long: number,
  fine: Fine,
): BufferGeometry => {
  const thick = 0.045;
  const round = 0.09;
  const drops = Array.from({ length: drips }, (_, i) => ({
    at: turn((i + (random() - 0.5) * 0.45) / drips),
    wide: 0.085 + random() * 0.06,
    long: 0.25 + random() * 0.75,
  }));
  const run = (angle: number): number =>
    drops.reduce((most, drop) => {
      const away = Math.abs(((angle - drop.at + Math.PI * 3) % (Math.PI * 2)) - Math.PI);
      return Math.max(most, 0.17 + drop.long * long * Math.exp(-((away / drop.wide) ** 4)));
    }, 0.17);
  // a surface is made column by column: each is asked for once
  let here = Number.NaN;
  let length = 0;
  return surface(fine(168), fine(22), (u, v) => {
    const angle = turn(u);
    let out: number;
    let up: number;
    if (v < 0.18) {
      out = (r - round) * (v / 0.18);
      up = h + thick;
    } else if (v < 0.42) {
      const a = (((v - 0.18) / 0.24) * Math.PI) / 2;
      out = r - round + (round + thick) * Math.sin(a);
      up = h - round + (round + thick) * Math.cos(a);
    } else {
      const s = (v - 0.42) / 0.58;
      if (angle !== here) {
        here = angle;
        length = run(angle) * h;
      }
      const end = Math.max(0, (s - 0.8) / 0.2);
      const bead =
        1 + 0.55 * Math.exp(-(((s - 0.8) / 0.15) ** 2)) * Math.min(1, (length / h) * 1.6);
      up = h - round - (length - round) * Math.min(1, s * 1.05);
      out = r + thick * bead * Math.sqrt(Math.max(0, 1 - end * end)) - (end >= 1 ? 0.012 : 0);
    }
    return [Math.cos(angle) * out, up, Math.sin(angle) * out];
  });
};

/** A swirl of cream from a star nozzle, as high as it is wide. */
export const dollop = (fine: Fine): BufferGeometry =>
  surface(fine(36), fine(14), (u, v) => {
    const angle = turn(u);
    const body =
      0.2 *
      Math.cos((v * Math.PI) / 2) ** 0.8 *
      (0.8 + 0.2 * Math.sin((Math.min(1, v * 5) * Math.PI) / 2));
    const ridge = 1 + 0.17 * Math.cos(6 * (angle + v * 2.1)) * (1 - v * 0.6);
    const out = v === 1 ? 0 : body * ridge;
    return [Math.cos(angle) * out, v * 0.29, Math.sin(angle) * out];
  });

/** A leaf lying along z, its tip at 1, folded a little along its middle. */
export const leaf = (): BufferGeometry => {
  const long = 8;
  const points: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= long; j++)
    for (let i = -2; i <= 2; i++) {
      const s = j / long;
      const wide = 0.3 * Math.sin(Math.PI * s ** 0.8) ** 0.9;
      const x = (i / 2) * wide;
      points.push(
        x,
        0.32 * Math.abs(x) +
          0.3 * Math.sin(s * Math.PI * 0.75) +
          0.03 * Math.cos(s * 30) * Math.abs(i / 2),
        s,
      );
      uv.push(i / 4 + 0.5, s);
    }
  for (let j = 0; j < long; j++)
    for (let i = 0; i < 4; i++) {
      const a = j * 5 + i;
      index.push(a, a + 5, a + 1, a + 1, a + 5, a + 6);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
};
