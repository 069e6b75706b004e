import { BufferAttribute, BufferGeometry } from "three";
import { type Point, smooth } from "./path.ts";

/** What a strip of the mesh is. The shader knows them by these numbers. */
export const KIND = { shadow: 0, ribbon: 1, pale: 2, photo: 3 } as const;

export interface Strand {
  readonly kind: (typeof KIND)[keyof typeof KIND];
  /** Half its width, in half heights of the cover. */
  readonly half: number;
  /** How far ahead of the others it is drawn, in blocks, so that it lies below what comes later. */
  readonly ahead: number;
  /** How it sways beside the way: how far, and from where. */
  readonly beside: number;
  readonly phase: number;
}

const STEPS = 480;
/** Blocks that are drawn one after the other, so that a later turn falls over an earlier one with its shadow. */
const BLOCKS = 48;

/** All strands along one way in one geometry. `aAlong`: far, across, half width, kind; `aSide`: square to the way. */
export const ribbonGeometry = (
  way: readonly Point[],
  strands: readonly Strand[],
  even = 0,
): { geometry: BufferGeometry; length: number } => {
  const { spots, sides, length } = smooth(way, STEPS, even);
  const rows = STEPS + 1;
  const count = strands.length * rows * 2;
  const position = new Float32Array(count * 3);
  const along = new Float32Array(count * 4);
  const side = new Float32Array(count * 4);
  strands.forEach((strand, k) => {
    for (let i = 0; i < rows; i++)
      for (let v = 0; v < 2; v++) {
        const at = (k * rows + i) * 2 + v;
        const [x, y] = spots[i] ?? [0, 0];
        position.set([x, y, 0], at * 3);
        along.set([(length * i) / STEPS, v * 2 - 1, strand.half, strand.kind], at * 4);
        side.set([...(sides[i] ?? [0, 1]), strand.beside, strand.phase], at * 4);
      }
  });
  const index: number[] = [];
  const each = STEPS / BLOCKS;
  const most = Math.max(...strands.map(({ ahead }) => ahead));
  for (let block = -most; block < BLOCKS; block++)
    strands.forEach((strand, k) => {
      // the first blocks of a strand that runs ahead come before everything else
      const mine = block + strand.ahead;
      if (mine < 0 || mine >= BLOCKS) return;
      for (let i = mine * each; i < (mine + 1) * each; i++) {
        const a = (k * rows + i) * 2;
        index.push(a, a + 1, a + 3, a, a + 3, a + 2);
      }
    });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("aAlong", new BufferAttribute(along, 4));
  geometry.setAttribute("aSide", new BufferAttribute(side, 4));
  geometry.setIndex(index);
  return { geometry, length };
};
