import { describe, expect, it } from "vitest";
import { longestSilence, peaksOf, seamFaultsOf } from "./listen.ts";
import { rate } from "./render.ts";

/** A tone of so many seconds, as loud as `loud` says at each moment between 0 and 1. */
const tone = (seconds: number, loud: (gone: number) => number): Float32Array =>
  Float32Array.from(
    { length: seconds * rate },
    (_, at) => Math.sin((at * 2 * Math.PI * 220) / rate) * loud(at / (seconds * rate)),
  );
const fading = tone(4, (gone) => Math.min(1, gone * 40, (1 - gone) * 4) * 0.5);

describe("[MUSIC-05] a recording that begins anew", () => {
  it("is right where it fades in and out", () => {
    expect(seamFaultsOf(fading)).toEqual([]);
  });

  it("is told where its end and its beginning are silent together", () => {
    const quiet = (from: number, until: number) =>
      tone(8, (gone) => (gone < from || gone > until ? 0 : Math.min(1, (gone - from) * 40) * 0.5));
    expect(longestSilence(quiet(0.1, 0.9))).toBeCloseTo(1.6, 1);
    expect(seamFaultsOf(quiet(0.15, 0.85))).toEqual(["is silent for 2.4 s"]);
  });

  it("is told where it is silent in its middle", () => {
    const torn = tone(8, (gone) => (gone > 0.3 && gone < 0.6 ? 0 : 0.5));
    expect(seamFaultsOf(torn).join()).toContain("is silent for 2.4 s");
  });

  it("is told where it is cut off in the middle of a tone", () => {
    const cut = tone(4.0007, () => 0.5);
    expect(seamFaultsOf(cut).join()).toContain("clicks where it begins anew");
  });

  it("has a waveform of 120 parts, the loudest of them 100", () => {
    const peaks = peaksOf(fading);
    expect(peaks).toHaveLength(120);
    expect([Math.max(...peaks), (peaks.at(-1) ?? 100) < 10]).toEqual([100, true]);
  });
});
