import * as fc from "fast-check";
import { expect, test } from "vitest";
import { laidOutAssets } from "../testing/assets.ts";
import { slideOf } from "../testing/samples.ts";
import { barsOf, clipOf, heard, levelAt } from "./clip.ts";

const voice = (peaks: number[] | null, duration: number | null = 10) =>
  clipOf(
    laidOutAssets(
      140,
      slideOf({
        type: "audio",
        variant: "recorder",
        media: [{ id: "v", type: "audio", url: "/v", thumbnail_url: null, duration, peaks }],
      }),
    ),
  );

test("[SLIDE-22] a voice is heard from its lead on, for as long as it is", () => {
  const clip = voice(null);
  expect([1.6, 6.6, 11.6, 99].map((t) => heard(clip, t, 0.4))).toEqual([0, 0.5, 1, 1]);
  expect(heard(clip, 0, 0.4)).toBe(0);
  expect(heard(clip, Number.POSITIVE_INFINITY, 0.4)).toBe(0.4);
});

test("[SLIDE-22] a needle goes up at once, falls back slowly, and rests in silence", () => {
  const clip = voice([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(levelAt(clip, 0.05)).toBe(0);
  expect(levelAt(clip, 0.11)).toBe(1);
  const [soon, later] = [levelAt(clip, 0.16), levelAt(clip, 0.3)];
  expect(soon).toBe(0);
  expect(later).toBe(0);
  const fine = voice(Array.from({ length: 200 }, (_, i) => (i === 40 ? 1 : 0)));
  expect(levelAt(fine, 0.2025)).toBe(1);
  expect(levelAt(fine, 0.2125)).toBeCloseTo(1 - 0.1 * 2.2);
  expect(levelAt(voice(null), 0.5)).toBe(0);
});

test("[SLIDE-06] bars are as many as asked for, and none is louder than the loudest peak", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1.4, noNaN: true }), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 80 }),
      (peaks, count) => {
        const bars = barsOf(peaks, count);
        expect(bars).toHaveLength(count);
        for (const bar of bars)
          expect(bar >= 0 && bar <= Math.min(1, Math.max(...peaks))).toBe(true);
        if (count <= peaks.length) expect(Math.max(...bars)).toBe(Math.min(1, Math.max(...peaks)));
      },
    ),
  );
});
