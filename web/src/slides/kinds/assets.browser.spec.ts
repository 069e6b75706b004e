import { expect, test } from "vitest";
import { penOf, spareCanvas } from "#adapters/webgl/basis/index.ts";
import { loadAssets } from "./assets.ts";
import { KeptParts } from "./kept.ts";
import { serif } from "./lettering/index.ts";
import { photos } from "./photos/draw.ts";
import { drawnPicture } from "./testing/pictures.ts";
import { photosNamed, slideOf } from "./testing/samples.ts";

const sheetOf = (width: number) => ({
  ...{ pen: penOf(spareCanvas(1, 1)), width, height: width * 1.4, unit: width / 100 },
});

test("a part is painted once for a size, and again when it was given up", () => {
  const kept = new KeptParts(3 * 100 * 100 * 4);
  let painted = 0;
  const get = (key: string, width = 100) =>
    kept.get(sheetOf(width), key, 100, 100, () => {
      painted++;
    });
  expect(get("a")).toBe(get("a"));
  expect(painted).toBe(1);
  get("a", 50);
  expect(painted).toBe(2);
  for (const key of ["b", "c", "d"]) get(key);
  expect(kept.bytes).toBeLessThanOrEqual(3 * 100 * 100 * 4);
  get("a");
  expect(painted).toBe(6);
  kept.clear();
  expect(kept.bytes).toBe(0);
});

test("what is larger than all that may be kept is drawn all the same", () => {
  const kept = new KeptParts(10);
  const part = kept.get(sheetOf(100), "a", 100, 100, ({ pen }) => pen.fillRect(0, 0, 9, 9));
  const pen = penOf(spareCanvas(9, 9), true);
  pen.drawImage(part, 0, 0);
  expect(pen.getImageData(4, 4, 1, 1).data[3]).toBe(255);
});

test("a slide can be drawn when its first picture is there; the others follow, and are given back", async () => {
  const slide = slideOf({
    type: "photos",
    variant: "polaroid",
    media: photosNamed("one", "broken", "two"),
  });
  const told: string[] = [];
  const assets = loadAssets(slide, photos, {
    fetchPicture: (medium) => drawnPicture(medium.id),
    say: (key) => key,
    onPicture: (id) => told.push(id),
  });
  expect(assets.picture("one")).toBeUndefined();
  await assets.ready;
  expect(assets.picture("one")).toMatchObject({ width: 640 });
  expect(told).toEqual(["one"]);
  await assets.complete;
  expect(assets.picture("broken")).toBeNull();
  expect(told).toHaveLength(3);
  const bitmap = assets.picture("two");
  assets.dispose();
  expect(bitmap?.width).toBe(0);
  expect(assets.measure("Grace", serif("560"))).toBeGreaterThan(2);
});

test("lettering is in our own faces, and as wide at any time", async () => {
  const slide = slideOf({ description: "Grace" });
  const assets = loadAssets(slide, photos, {
    fetchPicture: async () => null,
    say: (key) => key,
  });
  await assets.ready;
  const own = assets.measure("Grace", serif("560"));
  expect(own).not.toBeCloseTo(assets.measure("Grace", { cut: "560", family: "serif" }), 2);
  expect(assets.measure("Grace Grace", serif("560"))).toBeGreaterThan(2 * own);
});
