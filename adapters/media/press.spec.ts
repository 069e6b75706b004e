import sharp from "sharp";
import { expect, test } from "vitest";
import { pressed } from "./press.ts";

/** Waves of colour: a little to keep in every block. */
const busy = () => {
  const side = 240;
  const pixels = Uint8Array.from(
    { length: side * side * 3 },
    (_, at) => 128 + 90 * Math.sin(at / 7) * Math.cos(at / 311),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
};

test("[OPEN-146] a poster is as good as its room allows", async () => {
  const picture = await busy();
  const [roomy, tight] = [await pressed(picture, 1_000_000), await pressed(picture, 6_000)];
  expect(tight.length).toBeLessThan(roomy.length);
  expect((await sharp(tight).metadata()).format).toBe("jpeg");
  const half = Math.floor(roomy.length * 0.75);
  expect((await pressed(picture, half)).length).toBeLessThanOrEqual(half);
});
