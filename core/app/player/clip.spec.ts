import fc from "fast-check";
import { expect, it } from "vitest";
import { type ClipNow, followClip } from "./clip.ts";

const seconds = (max: number) => fc.double({ min: 0, max, noNaN: true });
const moments = fc.record<ClipNow>({
  t: seconds(40),
  from: seconds(3),
  length: fc.double({ min: 0.5, max: 30, noNaN: true }),
  isPassing: fc.boolean(),
  at: seconds(40),
  own: fc.option(fc.double({ min: 0.5, max: 35, noNaN: true })),
  isReady: fc.boolean(),
  isSeeking: fc.boolean(),
  isRefused: fc.boolean(),
});

it("runs in its own time alone, and only while the card plays [PLAY-11]", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const order = followClip(now);
      const isIn = now.t >= now.from && now.t < now.from + now.length;
      if (order.runs || order.holds) {
        expect(isIn).toBe(true);
        expect(now.isPassing).toBe(true);
      }
      if (order.runs) expect(now.isRefused).toBe(false);
      if (order.seek !== null) {
        expect(now.isSeeking).toBe(false);
        expect(order.seek).toBeGreaterThanOrEqual(0);
        expect(order.seek).toBeLessThanOrEqual(Math.min(now.length, now.own ?? now.length));
      }
    }),
  );
});

/** A card and an element that plays as it is told, on a network that stalls at times. */
const watched = (from: number, length: number, own: number, stalls: readonly boolean[]) => {
  const step = 0.1;
  let [t, at, held, furthest] = [0, 0, false, 0];
  let steps = 0;
  while (t < from + length && steps < 4000) {
    const isReady = !(stalls[steps % Math.max(1, stalls.length)] ?? false);
    const now = { t, from, length, isPassing: true, at, own, isReady };
    const order = followClip({ ...now, isSeeking: false, isRefused: false });
    held = order.holds;
    if (order.seek !== null) at = order.seek;
    if (order.runs && isReady) at = Math.min(own, at + step * order.rate);
    if (!held) t += step;
    if (t >= from + 0.5 && t < from + Math.min(own, length) - 0.2)
      furthest = Math.max(furthest, Math.abs(at - (t - from)));
    steps++;
  }
  return { t, at, furthest, steps };
};

it("is heard whole and beside its slide, however the network stalls [PLAY-02] [OPEN-90]", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0.5, max: 12, noNaN: true }),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      fc.array(fc.boolean(), { maxLength: 12 }).filter((all) => all.some((stalls) => !stalls)),
      (from, length, more, stalls) => {
        const own = Math.max(0.3, length + more);
        const { t, at, furthest, steps } = watched(from, length, own, stalls);
        expect(steps).toBeLessThan(4000);
        expect(t).toBeGreaterThanOrEqual(from + length);
        expect(at).toBeGreaterThan(Math.min(own, length) - 0.5);
        expect(furthest).toBeLessThan(0.5);
      },
    ),
  );
});

it("waits where the browser refuses, and stands while the card is paused [OPEN-134]", () => {
  const now = { t: 2, from: 1.5, length: 8, at: 0.5, own: 8, isReady: true, isSeeking: false };
  expect(followClip({ ...now, isPassing: true, isRefused: true })).toMatchObject({
    runs: false,
    holds: true,
  });
  expect(followClip({ ...now, isPassing: false, isRefused: true }).holds).toBe(false);
  expect(followClip({ ...now, isPassing: false, isRefused: false }).runs).toBe(false);
  expect(followClip({ ...now, isPassing: true, isRefused: false })).toEqual({
    runs: true,
    seek: null,
    rate: 1,
    holds: false,
  });
});

it.each([
  ["begins anew", 1.6, 7, 0.1],
  ["is sought by the clock", 6, 0, 4.5],
  ["has not begun", 0.4, 3, 0],
  ["is over", 12, 2, 8],
])("goes to its place when it %s", (_, t, at, seek) => {
  const now = { t, from: 1.5, length: 8, at, own: 8, isReady: true, isSeeking: false };
  const order = followClip({ ...now, isPassing: true, isRefused: false });
  expect(order.seek).toBeCloseTo(seek);
});

it.each([
  [-0.2, 1.05],
  [0.2, 0.95],
  [0.03, 1],
])("a clip that is %d s off runs at %d", (off, rate) => {
  const now = { t: 5, from: 1, length: 8, at: 4 + off, own: 8, isReady: true, isSeeking: false };
  expect(followClip({ ...now, isPassing: true, isRefused: false }).rate).toBe(rate);
});
