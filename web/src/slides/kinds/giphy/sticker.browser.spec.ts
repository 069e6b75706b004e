import { expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { opened } from "../testing/drawn.ts";
import { drawnPicture } from "../testing/pictures.ts";
import { slideOf } from "../testing/samples.ts";
import { about, cutOf, glossOf } from "./sticker.ts";

const units = 20;
const side = (units + 2 * about) * 10;
const steps = 14;

/** The light of each column of a sticker’s gloss when it has come so far. */
const lightAt = async (step: number) => {
  const { assets } = await opened(slideOf({}));
  const picture = await drawnPicture("party");
  const sheet = { pen: penOf(spareCanvas(1000, 1400)), width: 1000, height: 1400, unit: 10 };
  const sticker = { picture, moving: null, width: units, height: units };
  const { key, paint } = glossOf(sticker, cutOf(sticker), step, steps);
  const gloss = assets.kept(sheet, key, side / 10, side / 10, paint);
  const pen = penOf(spareCanvas(side, side), true);
  pen.drawImage(gloss, 0, 0);
  assets.dispose();
  const { data } = pen.getImageData(0, 0, side, side);
  const columns = Array.from({ length: side }, (_, x) =>
    Array.from({ length: side }, (_, y) => data[(y * side + x) * 4 + 3] ?? 0),
  );
  const light = columns.map((column) => column.reduce((sum, one) => sum + one, 0));
  const all = light.reduce((sum, one) => sum + one, 0);
  return {
    strongest: Math.max(...columns.flat()),
    /** Where most of it is, 0 to 1. */
    middle: light.reduce((sum, one, x) => sum + one * x, 0) / all / side,
    corner: columns[0]?.[0],
  };
};

test("[SLIDE-09] light crosses a sticker from its left to its right, and leaves what is beside it", async () => {
  const [early, late] = [await lightAt(8), await lightAt(11)];
  for (const { strongest, corner } of [early, late]) {
    expect(strongest).toBeGreaterThan(120);
    expect(corner).toBe(0);
  }
  expect(early.middle).toBeLessThan(0.5);
  expect(late.middle).toBeGreaterThan(0.5);
});
