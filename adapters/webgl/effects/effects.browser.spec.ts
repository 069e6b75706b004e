import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOOP } from "../basis/index.ts";
import type { Engine } from "../page/engine.ts";
import { startEngine } from "../page/link.ts";
import { differing, pixelsOf, printOf } from "../testing/pixels.ts";
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

  test("[FX-01] they fall, and are where they were a loop later", async () => {
    const now = await printOf(await shot(true, true, 5));
    expect(await printOf(await shot(true, true, 5.5))).not.toBe(now);
    expect(await printOf(await shot(true, true, 5 + LOOP))).toBe(now);
  });
});
