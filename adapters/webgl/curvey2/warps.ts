/** How one warp bends its lines: as much of each bend as it has, and how its waves run. */
export interface Warp {
  readonly wave: number;
  readonly arch: number;
  readonly lens: number;
  readonly slant: number;
  /** Waves across the cover, radians from the middle to an edge. */
  readonly across: number;
  /** How far the wave is on from line to line, radians. */
  readonly on: number;
  /** 1 arches up, -1 sags. */
  readonly way: number;
  /** How far the outer edges swing, in half heights of a square. */
  readonly swing: number;
  readonly motif: number;
}

/** From a sku, KIN_WARP_gg_nn: the first figure is the kind of bend, the second how it is played. */
export const warpOf = (sku: string): Warp => {
  const [group = 1, n = 1] = sku.split("_").slice(2).map(Number);
  const turn = n % 5;
  const way = n % 2 === 0 ? -1 : 1;
  const base = { wave: 0, arch: 0, lens: 0, slant: 0, across: 2.2, on: 1.9, way, swing: 0.22 };
  const motif = (n + group * 2) % 6;
  if (group === 1)
    return {
      ...base,
      wave: 1,
      across: 1.7 + 0.55 * turn,
      on: n % 3 === 0 ? Math.PI : n % 3 === 1 ? 1.9 : 0.35,
      motif,
    };
  if (group === 2) return { ...base, wave: 0.16, arch: 1.1, on: 0.3, swing: 0.4, motif };
  if (group === 3)
    return {
      ...base,
      wave: 0.25 + 0.06 * turn,
      lens: 1.05 * way,
      across: 2 + 0.4 * turn,
      swing: 0.34,
      motif,
    };
  return { ...base, wave: 0.18, slant: 1.05 * way, swing: 0.34, motif };
};
