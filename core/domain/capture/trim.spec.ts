import fc from "fast-check";
import { expect, it } from "vitest";
import {
  isSameKept,
  isWhole,
  type Kept,
  type KeptEnd,
  keptAfter,
  keptStep,
  lengthOf,
  mayTrim,
  shortestKept,
  wholeOf,
} from "./index.ts";

const length = fc.double({ min: 0.01, max: 120, noNaN: true });
const end = fc.constantFrom<KeptEnd>("start", "end");
const moves = fc.array(fc.tuple(end, fc.double()), { maxLength: 30 });
const after = (all: readonly (readonly [KeptEnd, number])[], of: number): Kept =>
  all.reduce((kept, [which, to]) => keptAfter(kept, of, which, to), wholeOf(of));

it("[CAPT-08] whatever is moved where, what is kept lies within the recording and lasts a second", () => {
  fc.assert(
    fc.property(length, moves, (of, all) => {
      const { from, to } = after(all, of);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(of);
      expect(to - from).toBeGreaterThanOrEqual(Math.min(shortestKept, of) - 1e-9);
    }),
  );
});

it("[CAPT-08] moving one end leaves the other, and moving it there again changes nothing", () => {
  fc.assert(
    fc.property(length, moves, end, fc.double(), (of, all, which, to) => {
      const before = after(all, of);
      const moved = keptAfter(before, of, which, to);
      expect(which === "start" ? moved.to : moved.from).toBe(
        which === "start" ? before.to : before.from,
      );
      expect(isSameKept(keptAfter(moved, of, which, to), moved)).toBe(true);
    }),
  );
});

it("[CAPT-08] farther is never less far: an end follows the finger", () => {
  fc.assert(
    fc.property(length, moves, end, fc.double(), fc.double(), (of, all, which, a, b) => {
      fc.pre(!Number.isNaN(a) && !Number.isNaN(b));
      const kept = after(all, of);
      const at = (to: number) => {
        const { from, to: last } = keptAfter(kept, of, which, to);
        return which === "start" ? from : last;
      };
      fc.pre(Number.isFinite(a) && Number.isFinite(b));
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
    }),
  );
});

it("[CAPT-08] both ends reach the recording’s own, also where that is no tenth of a second", () => {
  fc.assert(
    fc.property(length, moves, (of, all) => {
      const back = keptAfter(keptAfter(after(all, of), of, "start", 0), of, "end", of + 1);
      expect(isWhole(back, of)).toBe(true);
    }),
  );
});

it("[CAPT-08] says what is kept in tenths, and keeps a recording of a second whole", () => {
  const of = 2.634;
  const start = keptAfter(wholeOf(of), of, "start", 0.8449);
  expect(start).toEqual({ from: 0.8, to: of });
  expect(keptAfter(start, of, "end", 2.33)).toEqual({ from: 0.8, to: 2.3 });
  expect(keptAfter(start, of, "end", 0)).toEqual({ from: 0.8, to: 1.8 });
  expect(keptAfter(start, of, "start", 9).from).toBeCloseTo(1.634);
  expect(lengthOf({ from: 1.1, to: 4.1 })).toBe(3);
  expect([mayTrim(of), mayTrim(1), mayTrim(0.4)]).toEqual([true, false, false]);
  expect(keptAfter(wholeOf(1), 1, "start", 0.5)).toEqual(wholeOf(1));
  expect(keptAfter(start, of, "end", Number.NaN)).toBe(start);
});

it.each([
  ["both ends", { from: 0, to: 5 }, true],
  ["more than there is", { from: -0.1, to: 5.2 }, true],
  ["all but a beginning", { from: 0.1, to: 5 }, false],
  ["all but an end", { from: 0, to: 4.9 }, false],
  ["a middle", { from: 0.1, to: 4.9 }, false],
] as const)("[CAPT-08] keeping %s of five seconds: whole or cut", (_what, kept, whole) => {
  expect(isWhole(kept, 5)).toBe(whole);
});

it.each([
  ["the same two ends", { from: 1, to: 4 }, true],
  ["another beginning", { from: 1.1, to: 4 }, false],
  ["another end", { from: 1, to: 3.9 }, false],
  ["two other ends", { from: 1.1, to: 3.9 }, false],
] as const)("[CAPT-08] %s: the cut is the same only if both ends are", (_what, kept, same) => {
  expect(isSameKept({ from: 1, to: 4 }, kept)).toBe(same);
  expect(isSameKept(kept, { from: 1, to: 4 })).toBe(same);
});

it("[CAPT-08] a key moves an end by a tenth of a second, which no rounding swallows", () => {
  expect(keptAfter(wholeOf(5), 5, "start", keptStep)).toEqual({ from: 0.1, to: 5 });
  expect(keptAfter(wholeOf(5), 5, "end", 5 - keptStep)).toEqual({ from: 0, to: 4.9 });
});
