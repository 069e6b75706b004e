import { quietLevel, silenceTold } from "./limits.ts";

/** Levels, 0 to 1, as at most `bars` bars: each the loudest of its stretch, edge to edge. */
export const tapeOf = (levels: readonly number[], bars: number): readonly number[] => {
  if (levels.length <= bars) return levels;
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.floor(((bar + 1) * levels.length) / bars);
    return Math.max(...levels.slice(from, to));
  });
};

/**
 * A tape that grows while it is recorded, at most `bars` long: its bars stay what they are until it is full, and stand for
 * twice as much then.
 */
export const growingTape = (levels: readonly number[], bars: number): readonly number[] => {
  let each = 1;
  while (levels.length / each > bars) each *= 2;
  const count = Math.ceil(levels.length / each);
  return Array.from({ length: count }, (_, bar) =>
    Math.max(...levels.slice(bar * each, (bar + 1) * each)),
  );
};

/** A level as it was measured: peaks of a browser's analyser go beyond 1, and a broken one says NaN. */
export const clampLevel = (level: number): number =>
  Number.isFinite(level) ? Math.min(1, Math.max(0, level)) : 0;

/** How loud somebody is, for whoever cannot see the meter. */
export const loudnessOf = (level: number): "quiet" | "good" | "loud" => {
  if (level < quietLevel) return "quiet";
  return level > 0.9 ? "loud" : "good";
};

/** Whether nothing was heard for so long that it has to be said. `heardAt`: when there was a sound last, in ms. */
export const isSilence = (heardAt: number, now: number): boolean => now - heardAt >= silenceTold;
