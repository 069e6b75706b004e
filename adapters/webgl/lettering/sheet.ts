import { BufferAttribute, BufferGeometry } from "three";
import type { Rgb } from "../basis/index.ts";
import type { Sign } from "./atlas.ts";

/** One cell where it is to stand: its ink box in the units of its line, and what it looks like. */
export interface Placement {
  readonly sign: Sign;
  /** Ink box of the cell: across and up, in whatever the vertex shader bends. */
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly line: number;
  /** When it enters, 0 first to 1 last. */
  readonly turn: number;
  readonly colour: Rgb;
  /** Where its line may come in from without crossing another: 1 above, -1 below; 0, as without it, neither. */
  readonly rise?: number;
  /** Its em against the largest of the title; 1 without it. */
  readonly size?: number;
}

/**
 * All cells in one geometry, each a grid fine enough to be bent: `aBox` (across, up, line), `aCell` (the
 * cell's middle across, up, its turn, 1 for an emoji), `aInk` colour, `uv` in the distance field,
 * `aPicture` in the emoji's colours and `aLine` (rise, size).
 */
export const lettersGeometry = (cells: readonly Placement[], steps: number): BufferGeometry => {
  const side = steps + 1;
  const count = cells.length * side * side;
  const box = new Float32Array(count * 3);
  const cell = new Float32Array(count * 4);
  const ink = new Float32Array(count * 3);
  const uv = new Float32Array(count * 2);
  const picture = new Float32Array(count * 2);
  const lines = new Float32Array(count * 2);
  const index: number[] = [];
  let at = 0;
  for (const one of cells) {
    const { sign } = one;
    const inkHeight = Math.max(sign.top - sign.bottom, 1e-4);
    const padX = ((one.x1 - one.x0) / Math.max(sign.width, 1e-4)) * sign.buffer;
    const padY = ((one.y1 - one.y0) / inkHeight) * sign.buffer;
    const base = at;
    for (let j = 0; j < side; j++)
      for (let i = 0; i < side; i++) {
        const fx = i / steps;
        const fy = j / steps;
        const [u0, v0, u1, v1] = sign.area;
        const [p0, q0, p1, q1] = sign.picture ?? [0, 0, 0, 0];
        box.set(
          [
            one.x0 - padX + (one.x1 - one.x0 + 2 * padX) * fx,
            one.y0 - padY + (one.y1 - one.y0 + 2 * padY) * fy,
            one.line,
          ],
          at * 3,
        );
        cell.set(
          [(one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2, one.turn, sign.picture ? 1 : 0],
          at * 4,
        );
        ink.set(one.colour, at * 3);
        uv.set([u0 + (u1 - u0) * fx, v0 + (v1 - v0) * fy], at * 2);
        picture.set([p0 + (p1 - p0) * fx, q0 + (q1 - q0) * fy], at * 2);
        lines.set([one.rise ?? 0, one.size ?? 1], at * 2);
        at++;
      }
    for (let j = 0; j < steps; j++)
      for (let i = 0; i < steps; i++) {
        const a = base + j * side + i;
        index.push(a, a + 1, a + side + 1, a, a + side + 1, a + side);
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(box, 3));
  geometry.setAttribute("aCell", new BufferAttribute(cell, 4));
  geometry.setAttribute("aInk", new BufferAttribute(ink, 3));
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  geometry.setAttribute("aPicture", new BufferAttribute(picture, 2));
  geometry.setAttribute("aLine", new BufferAttribute(lines, 2));
  geometry.setIndex(index);
  return geometry;
};
