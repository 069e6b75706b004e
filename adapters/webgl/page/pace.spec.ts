import { describe, expect, test } from "vitest";
import { Pace } from "./pace.ts";

const run = (pace: Pace, perSecond: number, seconds: number, from = 0): boolean[] =>
  Array.from({ length: perSecond * seconds }, (_, i) =>
    pace.slow(from + (i * 1000) / perSecond),
  ).filter(Boolean);

describe("the pace of frames", () => {
  test("[OPEN-133] below 24 frames a second is too slow", () => {
    expect(run(new Pace(), 20, 5)).not.toEqual([]);
  });

  test("[OPEN-133] 24 frames a second and more are enough", () => {
    expect(run(new Pace(), 24, 9)).toEqual([]);
    expect(run(new Pace(), 60, 9)).toEqual([]);
  });

  test("[OPEN-133] a pause is not slowness", () => {
    const pace = new Pace();
    run(pace, 60, 1);
    pace.restart();
    expect(run(pace, 60, 3, 60_000)).toEqual([]);
  });
});
