/** What is kept of a recording, in seconds from its beginning. */
export interface Kept {
  readonly from: number;
  readonly to: number;
}
/** The two ends that can be moved. */
export type KeptEnd = "start" | "end";

/** The least that is kept of a recording, in seconds; a shorter one is kept whole. */
export const shortestKept = 1;
/** How far a key moves an end, in seconds; with Shift ten times as far. */
export const keptStep = 0.1;

/** A tenth of a second is as fine as a finger or a value that is read out can be. */
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** All of a recording that is so many seconds long. */
export const wholeOf = (length: number): Kept => ({ from: 0, to: length });
export const isWhole = ({ from, to }: Kept, length: number): boolean => from <= 0 && to >= length;
export const isSameKept = (a: Kept, b: Kept): boolean => a.from === b.from && a.to === b.to;
/** Seconds that are kept, to the millisecond: tenths that are subtracted leave dust. */
export const lengthOf = ({ from, to }: Kept): number => Math.round((to - from) * 1000) / 1000;

/** Whether anything can be cut off a recording that is so many seconds long. */
export const mayTrim = (length: number): boolean => length > shortestKept;

/**
 * What is kept once one end is moved to a second of the recording. The other end stays where it is, and stops it a
 * second before they meet; neither goes beyond the recording. Values are tenths of a second, except the recording’s own end.
 */
export const keptAfter = (kept: Kept, length: number, end: KeptEnd, second: number): Kept => {
  if (!mayTrim(length) || !Number.isFinite(second)) return kept;
  if (end === "start") {
    const most = kept.to - shortestKept;
    return { ...kept, from: Math.min(most, Math.max(0, tenths(second))) };
  }
  const least = kept.from + shortestKept;
  return { ...kept, to: Math.max(least, Math.min(length, tenths(second))) };
};
