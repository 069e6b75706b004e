import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SCENE_LOOP } from "../basis/index.ts";
import type { Engine } from "../page/calls.ts";
import type { SceneRequest } from "../stage/index.ts";
import { frameOf, lookedAt } from "../testing/frames.ts";
import { differing, isSame, spreadOf } from "../testing/pixels.ts";
import { startEngine } from "../testing/start.ts";
import { NIGHT, requestOf } from "../testing/subjects.ts";

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("worker"));
});
afterAll(() => end());

/** Bright hills, on which every change is seen. */
const DAY: typeof NIGHT = {
  ...NIGHT,
  layers: {
    base: ["#F8C8A0", "#F4A261"],
    back: ["#F08A5D", "#E76F51"],
    mid: ["#4FC9C4", "#2FB2B8"],
    front: ["#FFE8A3", "#F9C74F"],
  },
};

/** Without a title, so that only the paper is compared. */
const paper = (scene: Partial<typeof NIGHT>): Promise<SceneRequest> => {
  const cut = { ...DAY, ...scene };
  return requestOf({ variant: "boat", theme: "boat-0", title: "", cut }, 120, 168);
};
const pixels = async (scene: Partial<typeof NIGHT>): Promise<ImageData> =>
  frameOf(engine, await paper(scene), 3);

/** How far the colours of two pictures are apart on the whole, 0 to 255. */
const shift = (a: ImageData, b: ImageData): number =>
  a.data.reduce((sum, value, i) => sum + Math.abs(value - (b.data[i] ?? 0)), 0) / a.data.length;

describe("cut paper on any card theme", () => {
  test("[COVER-02][COVER-07] four layers under each effect and without one, each a picture of its own", async () => {
    const plain = await pixels({ effect: undefined });
    const hue = await pixels({ effect: "HueEffect" });
    const boreal = await pixels({ effect: "BorealEffect" });
    expect(spreadOf(plain)).toBeGreaterThan(12);
    expect(shift(hue, plain)).toBeGreaterThan(1);
    expect(differing(boreal, plain)).toBeGreaterThan(0.05);
    expect(differing(hue, boreal)).toBeGreaterThan(0.05);
    for (const layer of ["base", "back", "mid", "front"] as const) {
      const other = { ...DAY.layers, [layer]: ["#5A189A", "#5A189A"] };
      const one = await pixels({ layers: other as typeof DAY.layers });
      expect(differing(one, boreal), layer).toBeGreaterThan(0.03);
    }
  });

  test("[COVER-07] shadows fall as far and as dark as the theme says, and edges wave as it says", async () => {
    const as = await pixels({});
    const none = await pixels({ shadow: { offset: 0.02, opacity: 0 } });
    expect(differing(none, as)).toBeGreaterThan(0.01);
    const far = await pixels({ shadow: { offset: 0.06, opacity: 0.55 } });
    expect(differing(far, as)).toBeGreaterThan(0.01);
    const high = await pixels({ deformation: { frequency: 3, amplitude: 0.07, speed: 1 } });
    expect(differing(high, as)).toBeGreaterThan(0.02);
    const often = await pixels({ deformation: { frequency: 9, amplitude: 0.024, speed: 1 } });
    expect(differing(often, as)).toBeGreaterThan(0.01);
    const fast = await pixels({ deformation: { frequency: 3, amplitude: 0.024, speed: 2 } });
    expect(differing(fast, as)).toBeGreaterThan(0.005);
  });

  test("[COVER-13] it moves, and a loop later it is where it was", async () => {
    await lookedAt(engine, await paper({}), async (at) => {
      const now = await at(5);
      expect(isSame(await at(6.2), now)).toBe(false);
      expect(isSame(await at(5 + SCENE_LOOP), now)).toBe(true);
    });
  });
});
