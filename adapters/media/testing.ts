import sharp, { type Sharp } from "sharp";
import { sharpDarkroom } from "./index.ts";
import { pixelsOf } from "./pixels.ts";

export const imageProcessor = sharpDarkroom();
export const red = { r: 220, g: 30, b: 30 };
export const blue = { r: 30, g: 30, b: 220 };

export const plain = (width: number, height: number, background: object = red): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
/** Left half red, right half blue. */
export const halves = async (width: number, height: number): Promise<Sharp> => {
  const right = await plain(width / 2, height, blue)
    .png()
    .toBuffer();
  const whole = await plain(width, height)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(whole);
};
export const noisy = (width = 600, height = 400): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: red,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
export const developed = async (
  bytes: Uint8Array,
  crop: Parameters<typeof imageProcessor.process>[1] = null,
) => {
  const result = await imageProcessor.process(bytes, crop);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result;
};
/** "red", "blue" or "clear" at a place given in fractions. */
export const at = async (bytes: Uint8Array, x: number, y: number): Promise<string> => {
  const { data, width, height } = await pixelsOf(bytes);
  const i = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  if ((data[i + 3] ?? 0) < 128) return "clear";
  return (data[i] ?? 0) > (data[i + 2] ?? 0) ? "red" : "blue";
};
export const whole = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
