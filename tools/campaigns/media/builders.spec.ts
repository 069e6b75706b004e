import { expect, it } from "vitest";
import { imageProcessor } from "#adapters/media/testing.ts";
import { openBases } from "./bases.ts";
import { pngChunk, pngOf } from "./bytes.ts";
import { formBody, requestOf } from "./cutRequest.ts";
import { gridOf, heicOf, hevc } from "./heic.ts";
import { diceOf } from "./sample.ts";
import { tracedFile, tracedWays } from "./traced.ts";

const becomes = async (bytes: Uint8Array) => {
  const made = await imageProcessor.process(bytes, null);
  return made.ok ? [made.width, made.height] : made.reason;
};

// what is refused for another reason than the one in its name tries nothing
it("[R14] pictures made by hand are whole, and refused for their size alone", async () => {
  const [width, height] = [96, 64];
  for (const interlaced of [false, true])
    expect(await becomes(pngOf({ width, height, interlaced }))).toEqual([width, height]);
  const text = pngChunk("tEXt", Buffer.from("Comment\0words"));
  expect(await becomes(pngOf({ width, height, before: [text] }))).toEqual([width, height]);
  expect(await becomes(pngOf({ width: 16_384, height: 16_384, rows: 4 }))).toBe("tooLarge");
  const stream = hevc(width, height);
  expect(await becomes(heicOf({ stream, width, height }))).toEqual([width, height]);
  expect(await becomes(heicOf({ stream, width: 16_384, height }))).toBe("unreadable");
  expect(await becomes(heicOf({ stream, width: 16_384, height: 16_384 }))).toBe("tooLarge");
  const tile = { width, height };
  const grid = { streams: [stream], tile, width: 2 * width + 10, height: 2 * height - 6 } as const;
  expect(await becomes(gridOf(grid))).toEqual([grid.width, grid.height]);
  expect(await becomes(gridOf({ ...grid, tile: { width: 128, height } }))).toBe("unreadable");
});

it("[R16] pictures that tell their place are whole", async () => {
  const { heic } = await openBases();
  const trace = { canary: "canary-of-the-spec", latitude: 48.858412, longitude: 2.294512 };
  const ways = tracedWays.filter((way) => /JPEG|PNG|WebP|GIF|HEIC/.test(way));
  for (const way of ways) {
    const { bytes } = await tracedFile(way, heic, trace, diceOf(1));
    expect(await becomes(bytes), way).toHaveLength(2);
  }
  expect(ways).toHaveLength(12);
});

it("[R15] a request to be cut is one that is taken whole", async () => {
  const { type, body } = formBody({ key: "uploads/a" }, Buffer.from("bytes"));
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": type },
  }).formData();
  expect(form.get("key")).toBe("uploads/a");
  expect(await (form.get("file") as File).text()).toBe("bytes");
  const request = requestOf("http://127.0.0.1:80", "/uploads", { "Content-Type": type }, body);
  expect(request.toString()).toContain(`Content-Length: ${body.length}\r\n\r\n`);
});

it("the same seed throws the same dice", () => {
  const thrown = () => {
    const dice = diceOf(7);
    return [dice.below(1000), dice.pick(["a", "b", "c"]), ...dice.shuffled([1, 2, 3, 4, 5])];
  };
  expect(thrown()).toEqual(thrown());
  expect(thrown().slice(2).toSorted()).toEqual([1, 2, 3, 4, 5]);
});
