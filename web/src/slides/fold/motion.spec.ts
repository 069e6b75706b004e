import fc from "fast-check";
import { expect, test } from "vitest";
import { easeInOut, spring, yielding } from "./curves.ts";
import { FoldMotion, TURN } from "./motion.ts";

const stepped = () => {
  let now = 0;
  let due: (() => void) | null = null;
  return {
    frames: {
      now: () => now,
      request: (draw: () => void) => {
        due = draw;
        return 1;
      },
      cancel: () => {
        due = null;
      },
    },
    pass(ms: number) {
      now += ms;
      const draw = due;
      due = null;
      draw?.();
    },
    get isWaiting() {
      return due !== null;
    },
  };
};

test("[OPEN-134] a turn takes 900 ms, arrives once, and asks for no frame afterwards", () => {
  const clock = stepped();
  const motion = new FoldMotion(2, clock.frames);
  const seen: number[] = [];
  let arrivals = 0;
  motion.hear((at) => seen.push(at));
  motion.turn(3, "turn", () => {
    arrivals += 1;
  });
  for (let ms = 0; ms < TURN; ms += 100) clock.pass(100);
  expect(seen.at(-1)).toBe(3);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[4]).toBeCloseTo(2.59, 1);
  clock.pass(100);
  expect([arrivals, clock.isWaiting, motion.isTurning]).toEqual([1, false, false]);
});

test("[OPEN-134] a finger takes it out of a turn, holds it, and lets it spring to its place", () => {
  const clock = stepped();
  const motion = new FoldMotion(0, clock.frames);
  let arrivals = 0;
  motion.turn(1, "turn", () => {
    arrivals += 1;
  });
  clock.pass(300);
  motion.hold(0.6);
  clock.pass(2000);
  expect([motion.at, motion.isHeld, motion.isTurning, arrivals]).toEqual([0.6, true, false, 0]);
  motion.turn(1, "spring");
  expect(motion.isHeld).toBe(false);
  for (let i = 0; i < 8; i++) clock.pass(100);
  expect(motion.at).toBe(1);
});

test("[OPEN-134] curves begin and end at their ends; a spring goes past its end once, and not far", () => {
  for (const curve of [easeInOut, spring]) expect([curve(0), curve(1)]).toEqual([0, 1]);
  const path = Array.from({ length: 200 }, (_, i) => spring(i / 199));
  expect(Math.max(...path)).toBeLessThan(1.08);
  expect(Math.max(...path)).toBeGreaterThan(1.005);
  fc.assert(
    fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (beyond) => {
      expect(Math.abs(yielding(beyond))).toBeLessThanOrEqual(Math.min(0.16, Math.abs(beyond)));
    }),
  );
});
