import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { penOf, SCENE_LOOP, spareCanvas } from "../basis/index.ts";
import type { Engine } from "../page/calls.ts";
import { lookedAt } from "../testing/frames.ts";
import { differing, isSame } from "../testing/pixels.ts";
import { startEngine } from "../testing/start.ts";
import { requestOf } from "../testing/subjects.ts";

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("worker"));
});
afterAll(() => end());

/** The same cover at these times, with what falls over it. */
const shown = async (
  confetti: boolean,
  snow: boolean,
  times: readonly number[],
): Promise<readonly ImageData[]> => {
  const request = await requestOf(
    { variant: "starburst", theme: "starburst-0", title: "" },
    160,
    224,
  );
  return lookedAt(engine, { ...request, effects: { confetti, snow } }, async (at) => {
    const pictures: ImageData[] = [];
    for (const t of times) pictures.push(await at(t));
    return pictures;
  });
};

describe("what falls over a card", () => {
  test("[FX-01] confetti and snow are each seen, alone and together, at every time", async () => {
    const times = [0.9, 3, 6.5];
    const bare = await shown(false, false, times);
    const confetti = await shown(true, false, times);
    const snow = await shown(false, true, times);
    const both = await shown(true, true, times);
    for (const [i, t] of times.entries()) {
      const apart = (one: readonly ImageData[], other: readonly ImageData[]) =>
        differing(one[i] as ImageData, other[i] as ImageData);
      expect(apart(confetti, bare), `confetti at ${t} s`).toBeGreaterThan(0.005);
      expect(apart(snow, bare), `snow at ${t} s`).toBeGreaterThan(0.005);
      expect(apart(both, confetti), `snow in confetti at ${t} s`).toBeGreaterThan(0.005);
      expect(apart(both, snow), `confetti in snow at ${t} s`).toBeGreaterThan(0.005);
    }
  });

  test("[F-50, FX-01] over a page they lie on nothing, and a cover drawn next covers every pixel", async () => {
    const effects = { confetti: true, snow: true };
    const cover = await requestOf({ variant: "cake", theme: "cake-3", title: "" }, 120, 168);
    await engine.open(1, { ...cover, kind: "clear", theme: null, effects });
    await engine.open(2, { ...cover, effects });
    /** Shares of a picture: where it is empty, and where it covers what lies below. */
    const coverOf = async (id: number): Promise<readonly [number, number]> => {
      const bitmap = await engine.frame(id, 3, 120, 168);
      if (!bitmap) throw new Error("Nothing was drawn");
      const pen = penOf(spareCanvas(120, 168));
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, 120, 168);
      const alphas = Array.from({ length: 120 * 168 }, (_, i) => data[i * 4 + 3] ?? 0);
      const share = (of: number) => alphas.filter((alpha) => alpha === of).length / alphas.length;
      return [share(0), share(255)];
    };
    const falling = await coverOf(1);
    expect(falling[0]).toBeGreaterThan(0.5);
    expect(falling[0]).toBeLessThan(0.99);
    expect(await coverOf(2)).toEqual([0, 1]);
    expect(await coverOf(1)).toEqual(falling);
    await engine.close(1);
    await engine.close(2);
  });

  test("[FX-01] they fall, and are where they were a loop later", async () => {
    const [now, later, looped] = await shown(true, true, [5, 5.5, 5 + SCENE_LOOP]);
    if (!now || !later || !looped) throw new Error("Nothing was drawn");
    expect(isSame(later, now)).toBe(false);
    expect(isSame(looped, now)).toBe(true);
  });
});
