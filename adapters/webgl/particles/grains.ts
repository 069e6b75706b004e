import { BufferAttribute, BufferGeometry } from "three";
import type { Swarm } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { COLUMNS, isGreen } from "./sprites.ts";

/** Where one thing comes to rest, in units of half the picture's height; what it is; how large, in the same unit. */
interface Grain {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Column and row of the atlas. */
  readonly column: number;
  readonly row: number;
  /** Grows along the edge instead of flying in. */
  readonly edge: boolean;
  /** Colour to take on, "#RRGGBB" as three bytes. */
  readonly ink?: readonly [number, number, number];
}

/** Collects what is drawn, the first of it lowest, into one geometry: one draw. */
export class Grains {
  readonly #place: number[] = [];
  readonly #seed: number[] = [];
  readonly #kind: number[] = [];
  readonly #ink: number[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  add({ x, y, size, column, row, edge, ink = [255, 255, 255] }: Grain): void {
    const random = this.#random;
    this.#place.push(x, y, size);
    this.#seed.push(random() * 256, random() * 256, random() * 256, random() * 256);
    this.#kind.push(column, row, edge ? 1 : 0, 0);
    this.#ink.push(...ink, 255);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.#place), 3));
    geometry.setAttribute("aSeed", new BufferAttribute(new Uint8Array(this.#seed), 4, true));
    geometry.setAttribute("aKind", new BufferAttribute(new Uint8Array(this.#kind), 4, false));
    geometry.setAttribute("aInk", new BufferAttribute(new Uint8Array(this.#ink), 4, true));
    return geometry;
  }
}

/** Which part of what grows along the edges is greens, and up to where dots follow them. */
const GREENS = 0.42;
const DOTS = 0.56;

/**
 * What grows along all four edges, thicker in the corners: greens first, dots of the edge's own colours,
 * blossoms over them. The edge's pictures are the ones of the middle, row by row; the row after them has the dots.
 */
export const growEdge = (
  grains: Grains,
  { assets, nb, nbMobile, scale, scaleMobile, scaleDots, dotsColors }: Swarm,
  aspect: number,
  random: () => number,
): void => {
  const upright = aspect <= 1;
  const count = upright ? nbMobile : nb;
  const size = (upright ? scaleMobile * 0.2 : scale * 0.19) * (count > 250 ? 0.86 : 1);
  const greens = assets.flatMap((asset, row) => (isGreen(asset) ? [row] : []));
  const others = assets.flatMap((asset, row) => (isGreen(asset) ? [] : [row]));
  const around = 4 * (aspect + 1);
  for (let i = 0; i < count; i++) {
    const share = i / count;
    // a step that shares no measure with the count: every layer goes all the way round
    const along = ((i * 0.618034 + random() * 0.012) % 1) * around;
    const [x, y, nx, ny] = edgeAt(along, aspect);
    const corner = Math.max(0, 1 - Math.hypot(aspect - Math.abs(x), 1 - Math.abs(y)) / 0.55);
    const inset = random() ** 2 * (0.1 + 0.2 * corner) + 0.004;
    const isLeaf = share < GREENS && greens.length > 0;
    const isDot = !isLeaf && share < DOTS;
    const rows = isLeaf ? greens : others;
    const row = rows[Math.floor(random() * rows.length)] ?? 0;
    const ink = rgb(dotsColors[i % dotsColors.length] ?? "#FFFFFF").map((part) => part * 255);
    const [red = 255, green = 255, blue = 255] = ink;
    const small = isDot ? scaleDots * 0.5 : assets[row] === "berry" ? 0.5 : 1;
    grains.add({
      x: clampTo(x + nx * inset, aspect),
      y: clampTo(y + ny * inset, 1),
      size: size * small * (0.62 + 0.62 * random()) * (0.85 + 0.4 * corner),
      column: isDot ? COLUMNS - 1 : Math.floor(random() * COLUMNS),
      row: isDot ? assets.length : row,
      edge: true,
      ...(isDot ? { ink: [red, green, blue] } : {}),
    });
  }
};

/** A point whose middle lies outside the picture would not be drawn at all. */
const clampTo = (value: number, most: number): number =>
  Math.max(-most * 0.995, Math.min(most * 0.995, value));

const edgeAt = (along: number, aspect: number): [number, number, number, number] => {
  const wide = 2 * aspect;
  if (along < wide) return [along - aspect, 1, 0, -1];
  if (along < wide + 2) return [aspect, 1 - (along - wide), -1, 0];
  if (along < 2 * wide + 2) return [aspect - (along - wide - 2), -1, 0, 1];
  return [-aspect, along - 2 * wide - 2 - 1, 1, 0];
};
