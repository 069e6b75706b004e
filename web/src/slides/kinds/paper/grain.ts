import { penOf, randomFrom, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../drawing.ts";

/** Pixels of a tile of grain, which is as wide as the slide, and of one of clouds. */
const grainSize = 512;
const cloudSize = 64;

type Rgb = readonly [number, number, number];

/** Soft chance between 0 and 1 on a square that repeats, with cells of so many pixels. */
const noise = (size: number, cell: number, seed: number): Float32Array => {
  const count = size / cell;
  const random = randomFrom(seed);
  const corners = Float32Array.from({ length: count * count }, () => random());
  const field = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const row = Math.floor(y / cell);
    const v = (y % cell) / cell;
    const low = row * count;
    const high = ((row + 1) % count) * count;
    for (let x = 0; x < size; x++) {
      const column = Math.floor(x / cell);
      const next = (column + 1) % count;
      const u = (x % cell) / cell;
      const a = (corners[low + column] ?? 0) * (1 - u) + (corners[low + next] ?? 0) * u;
      const b = (corners[high + column] ?? 0) * (1 - u) + (corners[high + next] ?? 0) * u;
      field[y * size + x] = a * (1 - v) + b * v;
    }
  }
  return field;
};

/** A tile of specks: where the field lies above its middle they are light, below it dark. */
const tileOf = (size: number, field: (i: number) => number, dark: Rgb, light: Rgb) => {
  const canvas = spareCanvas(size, size);
  const pen = penOf(canvas);
  const image = pen.createImageData(size, size);
  for (let i = 0; i < size * size; i++) {
    const value = field(i);
    const colour = value < 0 ? dark : light;
    for (let k = 0; k < 3; k++) image.data[i * 4 + k] = colour[k] ?? 0;
    image.data[i * 4 + 3] = Math.min(255, Math.abs(value) * 255);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
};

/** The shadows of a speck, warm as those of kraft paper, and its light. */
const dark: Rgb = [108, 70, 38];
const light: Rgb = [255, 252, 244];

let grain: ReturnType<typeof spareCanvas> | undefined;
let cloud: ReturnType<typeof spareCanvas> | undefined;

const makeGrain = () => {
  const fine = noise(grainSize, 1, 11);
  const middle = noise(grainSize, 2, 12);
  const coarse = noise(grainSize, 8, 13);
  return tileOf(
    grainSize,
    (i) =>
      ((fine[i] ?? 0) - 0.5) * 0.2 +
      ((middle[i] ?? 0) - 0.5) * 0.2 +
      ((coarse[i] ?? 0) - 0.5) * 0.08,
    dark,
    light,
  );
};
const makeCloud = () => {
  const wide = noise(cloudSize, 32, 21);
  const near = noise(cloudSize, 8, 22);
  return tileOf(
    cloudSize,
    (i) => ((wide[i] ?? 0) - 0.5) * 0.5 + ((near[i] ?? 0) - 0.5) * 0.28,
    dark,
    light,
  );
};

/** Lays the grain of paper over what is there, from 0 (none) to 1. As wide as the slide, so that it looks alike at any size. */
export const layGrain = ({ pen, width, height, unit }: Sheet, strength: number): void => {
  grain ??= makeGrain();
  cloud ??= makeCloud();
  const side = 100 * unit;
  pen.save();
  pen.globalAlpha = strength;
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) pen.drawImage(grain, x, y, side, side);
  pen.globalAlpha = strength * 0.2;
  pen.imageSmoothingQuality = "high";
  // larger than the slide: no edge of it is seen
  pen.drawImage(cloud, -20 * unit, -20 * unit, width + 60 * unit, height + 60 * unit);
  pen.restore();
};

/** Takes a little of what is drawn away, unevenly, as ink lies on paper: from 0 (none) to 1. */
export const wearInk = ({ pen, width, height, unit }: Sheet, strength: number): void => {
  grain ??= makeGrain();
  const side = 62 * unit;
  pen.save();
  pen.globalCompositeOperation = "destination-out";
  pen.globalAlpha = strength;
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) pen.drawImage(grain, x, y, side, side);
  pen.restore();
};
