import fc from "fast-check";
import { expect, it, test } from "vitest";
import { momentOf, SlideType } from "./index.ts";

const slide = (type: SlideType, description: string | null = null) => ({ type, description });
const standing = (type: SlideType, elapsed: number, description?: string | null) =>
  momentOf(slide(type, description), { elapsed, isPlaying: false });

it("[F-49, OPEN-173] whatever is reached while it is halted stands settled", () => {
  for (const type of SlideType.options) expect(standing(type, 0)).toBe("settled");
});

it("[F-49, OPEN-134] halted after its entrance it stands where it is, and goes on from there", () => {
  expect([standing("text", 4100), standing("text", 4101)]).toEqual(["settled", 4101]);
  // a later photo is looked at, not the first
  expect([standing("photos", 1000), standing("photos", 9000)]).toEqual(["settled", 9000]);
  expect([standing("title", 2000), standing("title", 3500)]).toEqual(["settled", 3500]);
  // many names roll: who halts them reads where they are
  const names = Array.from({ length: 40 }, (_, i) => `Name ${i}`).join("\n");
  expect([standing("credits", 3700, names), standing("credits", 3701, names)]).toEqual([
    "settled",
    3701,
  ]);
});

it("[F-49, OPEN-173] what comes in at once stands where it is halted", () => {
  for (const type of ["audio", "date", "giphy", "location", "music", "news", "video"] as const) {
    expect(standing(type, 1)).toBe(1);
    expect(standing(type, 0.5)).toBe(0.5);
  }
});

it("[F-49, OPEN-173] played it is where its time is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SlideType.options), fc.nat({ max: 30_000 }), (type, elapsed) => {
      expect(momentOf(slide(type), { elapsed, isPlaying: true })).toBe(elapsed);
    }),
  );
});

test.each<[SlideType, description: string | null, ms: number]>([
  ["title", null, 3000],
  ["text", null, 4100],
  ["photos", null, 1400],
  ["legacy", null, 1400],
  ["date", null, 0],
  ["credits", null, 1000],
  ["credits", "Ada\nBob", 1600],
  ["credits", "Ada\n".repeat(9), 3700],
  ["credits", "Ada\n".repeat(10), 3700],
  ["photos", "Ada\nBob", 1400],
])("[OPEN-173] %s with %j has come in after %d ms", (type, description, ms) => {
  const at = (elapsed: number) => standing(type, elapsed, description);
  expect([at(ms), at(ms + 1)]).toEqual(["settled", ms + 1]);
});
