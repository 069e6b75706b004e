import { displaySeconds } from "#core/domain/slide/index.ts";
import { inOutCubic, mix, outCubic, span } from "../motion.ts";
import type { Place } from "./places.ts";

/** Seconds that each photo has (OPEN-90). */
export const each = displaySeconds({
  ...{ type: "photos", variant: "simple", title: null, subtitle: null, description: null },
  ...{ giphy_duration: null, media: [] },
});

/** Seconds before the first print, for its way in, and for the way from the hand to its place. */
const before = 0.1;
const coming = 0.8;
const leaving = 0.9;

/** When the print at a place comes, and when it is put down. Seconds. */
export const comesAt = (i: number): number => before + i * each;
/** The last one is put down before the slide is over; a single one comes to its place at once. */
export const leavesAt = (i: number, count: number): number =>
  count === 1 ? 0 : comesAt(i) + (i === count - 1 ? each - leaving - 0.6 : each - leaving * 0.7);

/** Seconds after which all of so many prints lie where they stay. */
export const laidBy = (count: number): number =>
  count === 0 ? 0 : count === 1 ? comesAt(0) + coming : leavesAt(count - 1, count) + leaving;

/** Where a print is on its way, written into. Units and degrees; `up` is how far it is over the table, 0 to 1. */
export interface PrintPose {
  x: number;
  y: number;
  width: number;
  turn: number;
  up: number;
  alpha: number;
  /** How far it is on its way to its place. */
  put: number;
}

/** Poses a print at `t`: it comes from above, is held where it is seen best, and is put down at its place. */
export const posePrint = (
  pose: PrintPose,
  t: number,
  i: number,
  count: number,
  held: Place,
  place: Place,
): void => {
  const come = outCubic(span(t, comesAt(i), coming));
  const leave = count === 1 ? 1 : inOutCubic(span(t, leavesAt(i, count), leaving));
  // exactly there in the end: what lies is drawn from what is kept of it
  const between = (a: number, b: number) => (leave === 1 ? b : mix(a, b, leave));
  const way = i % 2 === 0 ? 1 : -1;
  pose.x = between(held.x, place.x) + (1 - come) * 9 * way;
  pose.y = between(held.y, place.y) - (1 - come) * 46;
  pose.width = between(held.width, place.width) * (1 + (1 - come) * 0.4);
  pose.turn = between(held.turn, place.turn) + (1 - come) * 16 * way;
  pose.put = leave;
  pose.up = Math.max(1 - come, count === 1 ? 0 : (1 - leave) * 0.5);
  pose.alpha = Math.min(1, come * 2.5);
};
