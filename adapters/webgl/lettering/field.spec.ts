import TinySDF from "@mapbox/tiny-sdf";
import { describe, expect, test } from "vitest";
import { fieldOf } from "./field.ts";

const ROOM = 6;
const RADIUS = 8;
const INSIDE = 0.35;

/** A drawing without a canvas: coverage from 0 to 255 at every pixel. */
const drawn = (width: number, height: number, at: (x: number, y: number) => number) => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels[(y * width + x) * 4 + 3] = at(x, y);
  return pixels;
};

/** What the library makes of the same drawing. */
const expected = (pixels: Uint8ClampedArray, width: number, height: number) => {
  class Drawn extends TinySDF {
    protected override _createCanvas() {
      const pen = {
        measureText: () => ({
          width,
          actualBoundingBoxAscent: height,
          actualBoundingBoxDescent: 0,
          actualBoundingBoxLeft: 0,
          actualBoundingBoxRight: width,
        }),
        clearRect: () => {},
        fillText: () => {},
        getImageData: () => ({ data: pixels }),
      };
      return { getContext: () => pen } as unknown as HTMLCanvasElement;
    }
  }
  const size = Math.max(width, height) * 2;
  return new Drawn({ fontSize: size, buffer: ROOM, radius: RADIUS, cutoff: INSIDE }).draw("a").data;
};

const round = (x: number, y: number, r: number) => (px: number, py: number) =>
  255 * Math.min(1, Math.max(0, r + 0.5 - Math.hypot(px - x, py - y)));

describe("the distance field of a letter", () => {
  test.each([
    ["a disc", 41, 41, round(20, 20, 17)],
    ["a ring", 61, 61, (x: number, y: number) => round(30, 30, 28)(x, y) - round(30, 30, 21)(x, y)],
    [
      "two dots far apart",
      90,
      30,
      (x: number, y: number) => Math.max(round(6, 6, 5)(x, y), round(80, 22, 6)(x, y)),
    ],
    ["a hair", 3, 50, (x: number) => (x === 1 ? 120 : 0)],
    ["a block", 40, 30, () => 255],
    ["nothing", 12, 9, () => 0],
  ])("of %s is what the library makes of it", (_, width, height, at) => {
    const pixels = drawn(width, height, at);
    const field = fieldOf(pixels, width, height, { room: ROOM, radius: RADIUS, inside: INSIDE });
    expect([...field]).toEqual([...expected(pixels, width, height)]);
  });
});
