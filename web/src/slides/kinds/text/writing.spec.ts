import { expect, test } from "vitest";
import { displaySeconds } from "#core/domain/slide/index.ts";
import { longMessage, slideOf, textLooks } from "../testing/samples.ts";
import { text } from "./draw.ts";
import { entranceOf, writingTimes } from "./writing.ts";

const messages = ["Hi", "Thirty suits you, Grace", longMessage.slice(0, 150), longMessage];
const secondsOf = (description: string) =>
  displaySeconds({
    ...slideOf({ description, subtitle: "Tom" }),
    giphy_duration: null,
    media: [],
  });

test.each(messages)(
  "[OPEN-173] a text is there within two fifths of its time: %s",
  (description) => {
    const slide = slideOf({ description, subtitle: "Tom" });
    const { end } = writingTimes(slide, description.length, 0.055);
    expect(end).toBeLessThanOrEqual(entranceOf(slide) + 1e-9);
    expect(end).toBeLessThanOrEqual(0.4 * secondsOf(description));
    expect(end).toBeLessThanOrEqual(4.1);
  },
);

test.each(textLooks)(
  "[SLIDE-15] the look %s rests after its entrance, or moves always",
  (variant) => {
    for (const description of messages) {
      const rests = text.rests(slideOf({ variant, description }));
      if (rests !== Number.POSITIVE_INFINITY)
        expect(rests).toBeLessThanOrEqual(entranceOf(slideOf({ description })) + 1e-9);
    }
  },
);

test("[SLIDE-15] it is written one sign after the other, a short one at reading pace", () => {
  const short = writingTimes(slideOf({ description: "Thank you" }), 9, 0.045);
  const long = writingTimes(slideOf({ description: longMessage }), 300, 0.045);
  expect(short.length).toBeCloseTo(0.3 + 9 * 0.045);
  expect(long.length).toBeGreaterThan(short.length);
  expect(long.signed).toBeGreaterThan(long.from + long.length);
});
