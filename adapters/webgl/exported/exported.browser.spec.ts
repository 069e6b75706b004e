import { expect, test } from "vitest";
import type { DrawableCover } from "#core/domain/exported/index.ts";
import { pieceOf } from "../catalogue/index.ts";
import { startEngine } from "../testing/start.ts";

const cover: DrawableCover = {
  id: "ball",
  name: "Ball",
  variant: "exported",
  fields: [],
  layers: [
    { place: "back", path: "M-900 -336H900V336H-900Z", fill: "#BFE6EE" },
    {
      place: "hero",
      at: [0, 120],
      path: "M-90 0A90 90 0 1 1 90 0A90 90 0 1 1 -90 0Z",
      fill: "#FFC021",
      waves: [{ of: "x", by: 60, times: 1 }],
    },
  ],
  assets: {},
};
const request = (theme: DrawableCover) => ({
  kind: "exported" as const,
  theme,
  text: "Hi",
  seed: 1,
  photo: null,
  takesPhoto: false,
  assets: "",
  effects: { confetti: false, snow: false },
  quality: "high" as const,
  name: "",
  width: 120,
  height: 168,
});

test("[COVER-27] an exported cover is the same picture in any order of times, in a worker and on the page", async () => {
  const [worker, page] = [await startEngine("worker"), await startEngine("page")];
  const bytes = async ({ engine }: typeof worker, t: number) => {
    const { blob } = await engine.still(request(cover), t, "image/png");
    return [...new Uint8Array(await blob.arrayBuffer())].join();
  };
  const at5 = await bytes(worker, 5);
  const at7 = await bytes(worker, 7);
  expect(at7).not.toBe(at5);
  expect(await bytes(worker, 5)).toBe(at5);
  expect(await bytes(page, 7)).toBe(at7);
  const broken = async () => ({ ...cover, layers: [{ path: "no" }] });
  const spec = { variant: "exported", exportedId: "ball", title: "" };
  await expect(pieceOf(spec, { exported: broken })).rejects.toThrow("No themes data found");
  worker.end();
  page.end();
});
