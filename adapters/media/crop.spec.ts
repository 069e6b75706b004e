import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sharpImageProcessor } from "./imageProcessor.ts";

/** A picture without two alike places: red grows to the right, green downwards, with a bar across. */
const ramp = async (width: number, height: number): Promise<Uint8Array> => {
  const small = Buffer.alloc(64 * 48 * 3);
  for (let y = 0; y < 48; y++)
    for (let x = 0; x < 64; x++) {
      small[3 * (64 * y + x)] = x * 4;
      small[3 * (64 * y + x) + 1] = y * 5;
      small[3 * (64 * y + x) + 2] = x > 20 && x < 30 ? 255 : 0;
    }
  return sharp(small, { raw: { width: 64, height: 48, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .jpeg({ quality: 95 })
    .toBuffer();
};
/** What is seen, clear places in white, as 40 × 40 pixels. */
const seen = async (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: "#ffffff" })
    .resize(40, 40, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
const apart = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, n, i) => sum + Math.abs(n - (b[i] ?? 0)), 0) / a.length;

const pictures = Promise.all([ramp(1200, 900), ramp(2400, 1800)]);
const processor = sharpImageProcessor();
const cut = async (bytes: Uint8Array, crop: Parameters<typeof processor.process>[1]) => {
  const outcome = await processor.process(bytes, crop);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
};

describe("a crop of a large picture", () => {
  it.each([
    [0, 0, 1, 1, 30],
    [0.1, 0.2, 0.5, 0.6, 0],
    [0.3, 0.1, 0.6, 0.5, 12.5],
    [0.25, 0.25, 0.5, 0.5, 90],
    [0, 0, 0.4, 0.4, -33],
    [0.6, 0.6, 0.4, 0.4, 200],
    [0.45, 0.45, 0.08, 0.08, 77],
    [0, 0, 0.02, 0.02, 45],
  ])(
    "[MEDIA-19] [OPEN-108] shows what that of a small one shows: %d %d %d %d, turned by %d",
    async (x, y, width, height, rotation) => {
      const crop = { x, y, width, height, rotation };
      const [few, many] = await pictures;
      const [small, large] = [await cut(few, crop), await cut(many, crop)];
      expect(large.width / large.height).toBeCloseTo(small.width / small.height, 1);
      expect(Math.max(large.width, large.height)).toBeLessThanOrEqual(1600);
      expect(apart(await seen(small.picture), await seen(large.picture))).toBeLessThan(4);
    },
  );
});
