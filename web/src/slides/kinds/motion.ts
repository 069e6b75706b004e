export { clamp, inOutCubic, mix, outBack, outCubic } from "#adapters/webgl/basis/index.ts";

/** How far `t` is on its way, 0 to 1, where the way begins at `from` and takes `length`; all in seconds. */
export const span = (t: number, from: number, length: number): number =>
  t <= from ? 0 : t >= from + length ? 1 : (t - from) / length;

/** Between -1 and 1 and back every `period` seconds, beginning at `phase` turns; 0 in a settled slide. */
export const sway = (t: number, period: number, phase = 0): number =>
  Number.isFinite(t) ? Math.sin((t / period + phase) * 2 * Math.PI) : 0;
