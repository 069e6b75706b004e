import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { penOf, SCENE_LOOP, spareCanvas } from "../basis/index.ts";
import type { Engine } from "../page/calls.ts";
import { differing, pixelsOf, printOf } from "../testing/pixels.ts";
import { startEngine } from "../testing/start.ts";
import { requestOf } from "../testing/subjects.ts";

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("worker"));
});
afterAll(() => end());

const shot = async (confetti: boolean, snow: boolean, t: number): Promise<Blob> => {
  const request = await requestOf(
    { variant: "paper_heart", theme: "paperheart-1", title: "" },
    240,
    336,
  );
  return (await engine.still({ ...request, effects: { confetti, snow } }, t, "image/png")).blob;
};

describe("what falls over a card", () => {
  test.each([0.9, 3, 6.5])(
    "[FX-01] confetti and snow are each seen, alone and together, at %d s",
    async (t) => {
      const bare = await pixelsOf(await shot(false, false, t));
      const confetti = await pixelsOf(await shot(true, false, t));
      const snow = await pixelsOf(await shot(false, true, t));
      const both = await pixelsOf(await shot(true, true, t));
      expect(differing(confetti, bare)).toBeGreaterThan(0.005);
      expect(differing(snow, bare)).toBeGreaterThan(0.005);
      expect(differing(both, confetti)).toBeGreaterThan(0.005);
      expect(differing(both, snow)).toBeGreaterThan(0.005);
    },
  );

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
    const now = await printOf(await shot(true, true, 5));
    expect(await printOf(await shot(true, true, 5.5))).not.toBe(now);
    expect(await printOf(await shot(true, true, 5 + SCENE_LOOP))).toBe(now);
  });
});
