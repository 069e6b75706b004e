import { encode, penOf, spareCanvas } from "../basis/index.ts";
import { writeGolden } from "./goldens.ts";
import { apartOf, pixelsOf } from "./pixels.ts";

/** A swatch is a picture made small: each of its pixels is the mean of a square, this many pixels wide. */
const SQUARE = 2;
/** Steps of 255 that a swatch may be away from its golden on average; a fifth more or less glare is 0.15 at least. */
const APART = 0.04;

const goldens = import.meta.glob<string>("../goldens/themes/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
/** Swatches side by side. */
const fileOf = (name: string): string => `goldens/themes/${name.replaceAll(" ", "-")}.webp`;

export const swatchOf = ({ data, width, height }: ImageData): ImageData => {
  const swatch = new ImageData(width / SQUARE, height / SQUARE);
  for (let i = 0; i < swatch.data.length; i++) {
    const [x, y] = [(i >> 2) % swatch.width, Math.floor((i >> 2) / swatch.width)];
    let sum = 0;
    for (let row = y * SQUARE; row < (y + 1) * SQUARE; row++)
      for (let column = x * SQUARE; column < (x + 1) * SQUARE; column++)
        sum += data[(row * width + column) * 4 + (i & 3)] ?? 0;
    swatch.data[i] = Math.round(sum / SQUARE ** 2);
  }
  return swatch;
};

type Swatches = readonly (readonly [theme: string, swatch: ImageData])[];

/** Writes a golden anew. */
export const writeSwatches = async (name: string, swatches: Swatches): Promise<void> => {
  const [{ width, height } = new ImageData(1, 1)] = swatches.map(([, swatch]) => swatch);
  const canvas = spareCanvas(width * swatches.length, height);
  const pen = penOf(canvas, true);
  for (const [i, [, swatch]] of swatches.entries()) pen.putImageData(swatch, i * width, 0);
  // at 1 nothing is lost
  await writeGolden(`adapters/webgl/${fileOf(name)}`, await encode(canvas, "image/webp", 1));
};

/** The themes whose swatch is another than in the golden of this name, each with how far it is away. */
export const changedSwatches = async (
  name: string,
  swatches: Swatches,
): Promise<readonly string[]> => {
  const address = goldens[`../${fileOf(name)}`];
  if (!address) throw new Error(`There is no golden of the themes of ${name}: see docs/stage.md`);
  const row = await pixelsOf(await (await fetch(address)).blob());
  const canvas = spareCanvas(row.width, row.height);
  const pen = penOf(canvas, true);
  pen.putImageData(row, 0, 0);
  const room = swatches.reduce((sum, [, { width }]) => sum + width, 0);
  if (row.width !== room) return [`another number of themes than in ${fileOf(name)}`];
  return swatches.flatMap(([theme, swatch], i) => {
    const { width, height } = swatch;
    const apart = apartOf(swatch, pen.getImageData(i * width, 0, width, height));
    return apart > APART ? [`${theme}, by ${apart.toFixed(3)}`] : [];
  });
};
