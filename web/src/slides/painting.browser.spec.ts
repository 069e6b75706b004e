import { expect, test } from "vitest";
import { penOf } from "#adapters/webgl/basis/index.ts";
import { say } from "../words/index.ts";
import { slideOf } from "./kinds/testing/samples.ts";
import { openSlide } from "./painting.ts";
import { subjectOf } from "./subject.ts";

const settled = Number.POSITIVE_INFINITY;

test.each([
  [1280, 720],
  [844, 390],
  [900, 600],
  [360, 640],
  [500, 700],
] as const)(
  "[BUILD-12] [P19] a slide of %d × %d is painted down to its last row",
  async (width, height) => {
    for (const slide of [
      slideOf({ variant: "letter", description: "Thirty suits you" }),
      slideOf({ type: "date", variant: "modern", title: "The day we met", date: "2019-05-04" }),
    ]) {
      const painting = await openSlide(subjectOf(slide, say), width, height);
      const canvas = new OffscreenCanvas(width, height);
      const pen = penOf(canvas);
      painting.paint(pen, width, height, settled);
      const { data } = pen.getImageData(0, height - 1, width, 1);
      const bare = Array.from({ length: width }, (_, x) => data[4 * x + 3] ?? 0).filter(
        (a) => a < 255,
      );
      expect(bare).toEqual([]);
      painting.dispose();
    }
  },
);
