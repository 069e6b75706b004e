import { penOf, spareCanvas } from "../basis/index.ts";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture as it comes out of its file. */
export const pixelsOf = async (blob: Blob): Promise<ImageData> => {
  const bitmap = await createImageBitmap(blob);
  const pen = penOf(spareCanvas(bitmap.width, bitmap.height), true);
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, bitmap.width, bitmap.height);
};

/** A picture's pixels, all four channels of each in one number. */
const wholePixels = ({ data }: ImageData): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Whether two pictures are the same to the bit; a matcher would look at each byte as at an object's field. */
export const isSame = (a: ImageData, b: ImageData): boolean => {
  if (a.width !== b.width || a.height !== b.height) return false;
  const [here, there] = [wholePixels(a), wholePixels(b)];
  return here.every((pixel, i) => pixel === there[i]);
};

/** How far apart two colours look, of 35215 at most (Kotsarenko and Ramos, as pixelmatch measures it). */
const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray, i: number): number => {
  const r = (a[i] ?? 0) - (b[i] ?? 0);
  const g = (a[i + 1] ?? 0) - (b[i + 1] ?? 0);
  const blue = (a[i + 2] ?? 0) - (b[i + 2] ?? 0);
  const y = r * 0.29889531 + g * 0.58662247 + blue * 0.11448223;
  const u = r * 0.59597799 - g * 0.2741761 - blue * 0.32180189;
  const v = r * 0.21147017 - g * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * u * u + 0.1957 * v * v;
};

/** The part of an area's pixels that differ visibly, 0 to 1: pixelmatch at threshold 0.1. */
export const differing = (a: ImageData, b: ImageData, area?: Area): number => {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: a.width, height: a.height };
  const most = 35215 * 0.1 * 0.1;
  const [here, there] = [wholePixels(a), wholePixels(b)];
  let count = 0;
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) {
      const at = row * a.width + column;
      if (here[at] !== there[at] && apart(a.data, b.data, at * 4) > most) count++;
    }
  return count / Math.max(1, width * height);
};

/** How far the brightness of a picture's pixels spreads; a blank one has none. */
export const spreadOf = ({ data }: ImageData): number => {
  const count = data.length / 4;
  let sum = 0;
  let squares = 0;
  for (let i = 1; i < data.length; i += 4) {
    const v = data[i] ?? 0;
    sum += v;
    squares += v * v;
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
};

/** Equal for equal pictures, to the bit. */
export const printOf = async (blob: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()))].join();

/** How far apart two pictures are on average, in steps of a channel (0 to 255). */
export const apartOf = (a: ImageData, b: ImageData): number => {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++)
    if (i % 4 !== 3) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
  return sum / ((a.data.length / 4) * 3);
};
