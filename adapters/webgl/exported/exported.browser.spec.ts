import { expect, test } from "vitest";
import type { CoverTitle, DrawableCover } from "#core/domain/exported/index.ts";
import { pieceOf } from "../catalogue/index.ts";
import { pixelsOf } from "../testing/pixels.ts";
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

type Engine = Awaited<ReturnType<typeof startEngine>>["engine"];
type Size = readonly [width: number, height: number];

/** A cover's picture at rest. */
const drawn = async (
  engine: Engine,
  theme: DrawableCover,
  more: object,
  [width, height]: Size,
): Promise<ImageData> => {
  const wanted = { ...request(theme), ...more, width, height };
  return pixelsOf((await engine.still(wanted, 5, "image/png")).blob);
};

/** Where words are: each pixel that they change, from the upper left corner. */
const inkOf = async (engine: Engine, theme: DrawableCover, more: object, size: Size) => {
  const { data: bare } = await drawn(engine, theme, { text: "" }, size);
  const { data: worded } = await drawn(engine, theme, more, size);
  const inked: { readonly x: number; readonly y: number }[] = [];
  for (let at = 0; at < bare.length; at += 4) {
    const change = (i: number) => Math.abs((bare[at + i] ?? 0) - (worded[at + i] ?? 0));
    if (Math.max(change(0), change(1), change(2)) <= 40) continue;
    inked.push({ x: (at / 4) % size[0], y: Math.floor(at / 4 / size[0]) });
  }
  return inked;
};

test("[THEME-07] the words of an exported cover stand in their box and nowhere else, upright and broad", async () => {
  const { engine, end } = await startEngine("page");
  const box = { x: 10, y: 60, width: 80, height: 30 };
  for (const size of [
    [240, 336],
    [480, 300],
  ] as const) {
    const [width, height] = size;
    let [within, outside] = [0, 0];
    for (const { x, y } of await inkOf(engine, cover, { box }, size)) {
      // beside the hero of a broad picture the title has the first half
      const across = ((x / width) * 100 * (width > height ? 2 : 1)) | 0;
      const down = ((y / height) * 100) | 0;
      // the depth and the rim of a letter reach a little over it
      const near = 4;
      const isWithin =
        across >= box.x - near &&
        across <= box.x + box.width + near &&
        down >= box.y - near &&
        down <= box.y + box.height + near;
      if (isWithin) within++;
      else outside++;
    }
    expect(within).toBeGreaterThan(300);
    expect(outside).toBe(0);
  }
  end();
});

test("[COVER-27] words in the middle of an exported cover are as high broad as upright, and lower where it is narrow", async () => {
  const { engine, end } = await startEngine("page");
  const title: CoverTitle = {
    colours: ["#C0204A"],
    family: "Baloo 2",
    stroke: "#4A2A4A",
    shadow: "#2A1230",
    stands: "middle",
    flat: true,
  };
  const middle: DrawableCover = { ...cover, layers: [...cover.layers, { title }] };
  const high = async (size: Size): Promise<number> => {
    const rows = (await inkOf(engine, middle, { text: "Happy birthday" }, size)).map(({ y }) => y);
    return Math.max(...rows) - Math.min(...rows);
  };
  const [narrow, upright, broad] = [
    await high([120, 336]),
    await high([240, 336]),
    await high([480, 336]),
  ];
  expect(upright).toBeGreaterThan(20);
  expect(Math.abs(broad - upright)).toBeLessThanOrEqual(2);
  expect(narrow).toBeLessThan(upright * 0.75);
  end();
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
