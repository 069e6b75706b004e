import { colourCount } from "./colours.ts";
import { rgbOf } from "./contrast.ts";

/** Four bits of each channel are one colour: what the eye hardly tells apart is counted together. */
const shade = 4;
/** How far apart two colours are at least that are both offered, along a line through the cube of 255. */
const apart = 56;

interface Heap {
  r: number;
  g: number;
  b: number;
  count: number;
}

const hexOf = ({ r, g, b, count }: Heap): string =>
  `#${[r, g, b]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase()}`;

/** What a heap counts: much of it is seen first, and what has a hue before what is grey. */
const weightOf = ({ r, g, b, count }: Heap): number => {
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  return Math.sqrt(count) * (0.3 + (most === 0 ? 0 : (most - least) / most));
};

const distance = (one: string, other: string): number => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/**
 * Up to six colours of a picture, told apart by eye, the most telling first; "#RRGGBB". `pixels` are red, green, blue
 * and alpha, 0 to 255 each; what is mostly seen through counts nothing (THEME-12).
 */
export const pictureColours = (pixels: ArrayLike<number>): readonly string[] => {
  const heaps = new Map<number, Heap>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    if (alpha < 128) continue;
    const key = ((r >> shade) << 8) | ((g >> shade) << 4) | (b >> shade);
    const heap = heaps.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    heap.r += r;
    heap.g += g;
    heap.b += b;
    heap.count++;
    heaps.set(key, heap);
  }
  const found: string[] = [];
  for (const heap of [...heaps.values()].sort((a, b) => weightOf(b) - weightOf(a))) {
    if (found.length === colourCount) break;
    const hex = hexOf(heap);
    if (found.every((other) => distance(hex, other) >= apart)) found.push(hex);
  }
  return found;
};
