import { describe, expect, test } from "vitest";
import { nextQuality, type Quality } from "#core/domain/cover/index.ts";
import { Pace } from "./pace.ts";

/** The quality after so many seconds of frames, begun at high. */
const begunHigh = (pace: Pace, perSecond: number, seconds: number, from = 0): Quality => {
  let quality: Quality = "high";
  for (let i = 0; i < perSecond * seconds; i++) {
    const rate = pace.rate(from + (i * 1000) / perSecond);
    if (rate !== null) quality = nextQuality(quality, rate);
  }
  return quality;
};

describe("the pace of frames", () => {
  test("[OPEN-133] below 24 frames a second every stretch costs a step, down to the lowest", () => {
    expect(begunHigh(new Pace(), 23, 3)).toBe("midhigh");
    expect(begunHigh(new Pace(), 20, 5)).toBe("medium");
    expect(begunHigh(new Pace(), 10, 60)).toBe("low");
  });

  test("[OPEN-133] 24 frames a second and more are enough", () => {
    expect(begunHigh(new Pace(), 24, 9)).toBe("high");
    expect(begunHigh(new Pace(), 60, 9)).toBe("high");
  });

  test("[OPEN-133] a pause is not slowness", () => {
    const pace = new Pace();
    begunHigh(pace, 60, 1);
    pace.restart();
    expect(begunHigh(pace, 60, 3, 60_000)).toBe("high");
  });
});
