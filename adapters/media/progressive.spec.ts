import sharp, { type JpegOptions } from "sharp";
import { expect, it } from "vitest";
import { sharpImageProcessor } from "./imageProcessor.ts";
import { heldCoefficients } from "./progressive.ts";

const jpeg = (width: number, height: number, options: JpegOptions) =>
  sharp({ create: { width, height, channels: 3, background: "#f2545b" } })
    .jpeg(options)
    .toBuffer();

it("[R14] a JPEG in scans is held whole: two bytes for each value of its planes", async () => {
  const [width, height] = [1600, 800];
  const all = (chromaSubsampling: string) =>
    jpeg(width, height, { progressive: true, chromaSubsampling });
  expect(heldCoefficients(await all("4:4:4"))).toBe(width * height * 3 * 2);
  expect(heldCoefficients(await all("4:2:0"))).toBe(width * height * 1.5 * 2);
  expect(heldCoefficients(await jpeg(width, height, {}))).toBe(0);
});

it("[R14] of anything else nothing is known", () => {
  for (const bytes of [
    [],
    [0xff, 0xd8],
    [0xff, 0xd8, 0xff, 0xc2, 0, 4],
    [0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ])
    expect(heldCoefficients(Uint8Array.from(bytes))).toBe(0);
});

it("[R14] [MEDIA-12] one that would take too much memory is too large, and one line by line is not", async () => {
  const { process } = sharpImageProcessor();
  const whole = { width: 6000, height: 5000 } as const;
  const progressive = await jpeg(whole.width, whole.height, { progressive: true });
  expect(await process(progressive, null)).toEqual({ ok: false, reason: "tooLarge" });
  const plain = await jpeg(whole.width, whole.height, {});
  expect((await process(plain, null)).ok).toBe(true);
});
