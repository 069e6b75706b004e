import { expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { differing } from "#adapters/webgl/testing/pixels.ts";
import { opened } from "../testing/drawn.ts";
import { mapStyles, placeIn } from "../testing/samples.ts";
import { layPlace, markSide } from "./layout.ts";
import { paintMark } from "./post.ts";

const side = markSide * 10;
/** Between the two waves, where the name is struck. */
const middle = { x: side * 0.2, y: side * 0.3, width: side * 0.6, height: side * 0.4 };
const markOf = async (style: string, location_name: string | null): Promise<ImageData> => {
  const { slide, assets } = await opened(placeIn(style, "lisbon", { location_name }));
  const pen = penOf(spareCanvas(side, side), true);
  paintMark({ pen, width: side, height: side, unit: 10 }, layPlace(slide, assets));
  assets.dispose();
  return pen.getImageData(0, 0, side, side);
};

test.each(mapStyles)(
  "[SLIDE-11] the postmark of %s is struck with the place’s name",
  async (style) => {
    const none = await markOf(style, null);
    const lisbon = await markOf(style, "Lisbon");
    expect(differing(lisbon, none, middle)).toBeGreaterThan(0.02);
    expect(differing(lisbon, await markOf(style, "Porto"), middle)).toBeGreaterThan(0.02);
  },
);
