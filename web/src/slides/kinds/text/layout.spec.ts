import { describe, expect, test } from "vitest";
import type { ShownSlide } from "../../shown.ts";
import { laidOutAssets } from "../testing/assets.ts";
import { longMessage, slideOf } from "../testing/samples.ts";
import { greetings } from "./looks/greetings.ts";
import { xmas } from "./looks/xmas.ts";

const looks = { greetings, xmas };
/** The size of the message’s letters, and where its first and last line stand, as parts of the slide’s height. */
const setOn = (look: keyof typeof looks, height: number) => {
  const slide: ShownSlide = slideOf({ variant: look, description: longMessage });
  const lines = looks[look].lines(slide, laidOutAssets(height, slide));
  return {
    size: lines[0]?.size ?? 0,
    first: ((lines[0]?.y ?? 0) - (lines[0]?.size ?? 0)) / height,
    last: (lines.at(-1)?.y ?? 0) / height,
  };
};

describe.each(["greetings", "xmas"] as const)("[SLIDE-15] %s", (look) => {
  test("on a slide half as high the words keep their part of it", () => {
    const [whole, half] = [setOn(look, 140), setOn(look, 70)];
    expect(half.first).toBeLessThan(whole.first + 0.05);
    expect(half.last).toBeGreaterThan(whole.last - 0.05);
    // half as much room for as many words: no more than its root is lost
    expect(half.size).toBeGreaterThan(whole.size * 0.65);
  });

  test("on a higher slide nothing around them grows", () => {
    const [whole, high] = [setOn(look, 140), setOn(look, 190)];
    // as much again above and below them, and all that is won for the words
    expect(high.first * 190).toBeLessThan(whole.first * 140 + 5);
    expect((1 - high.last) * 190).toBeLessThan((1 - whole.last) * 140 + 5);
  });
});
