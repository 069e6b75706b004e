import { randomFrom, seedOf } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { outBack, span } from "../../motion.ts";
import { sceneryOf } from "../layout.ts";
import {
  type Blossom,
  blossomSide,
  leafHigh,
  leafWide,
  paintBlossom,
  paintLeaf,
  paintTwig,
} from "./blossoms.ts";

/** A plant of the garden about an arch: what it is, where it stands in units, how large, and when it comes up. */
interface Plant {
  readonly key: string;
  readonly paint: (part: Sheet) => void;
  readonly isBlossom: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly at: number;
}

const greens = ["#2f6b4c", "#4c8a57", "#3f9478", "#7fae6a"] as const;
/** Gardens: a large blossom, a middle one, small ones, and berries. */
const beds = [
  ["#f2545b", "#f9a03f", "#f9c74f", "#fff6e6", "#d2333f"],
  ["#e85d8a", "#f7b267", "#f6d6e0", "#fffaf0", "#b5305a"],
  ["#ef6f4c", "#f4b942", "#fbe3c0", "#ffffff", "#c8402f"],
] as const;

const blossom = (
  cut: Blossom["cut"],
  petals: number,
  tint: string,
  core: string,
): Pick<Plant, "key" | "paint" | "isBlossom"> => {
  const own = { key: `${cut} ${petals} ${tint}`, cut, petals, tint, core };
  return { key: own.key, paint: (part) => paintBlossom(part, own), isBlossom: true };
};
const leaf = (tint: string): Pick<Plant, "key" | "paint" | "isBlossom"> => ({
  key: `leaf ${tint}`,
  paint: (part) => paintLeaf(part, tint),
  isBlossom: false,
});

/** How large the garden is: much to say leaves less room for it. */
export const lushOf = (slide: ShownSlide): number => sceneryOf(slide, 0.74);

/** Seconds in which a plant comes up, and when the last of them stands. */
const growing = 0.6;
export const grownAt = 2;

/** Where the large blossoms are: part of the width, units over the foot or (negative) under the top, size, which. */
const places = [
  ...[
    [13, 15, 1, 0],
    [88, 14, 1.06, 1],
    [31, 8, 0.78, 2],
    [68, 7.5, 0.86, 0],
  ],
  ...[
    [50, 10, 0.92, 3],
    [4.5, 34, 0.66, 3],
    [95.5, 35, 0.68, 0],
    [5, 58, 0.52, 1],
  ],
  ...[
    [95.5, 61, 0.5, 2],
    [18, -13, 0.78, 1],
    [7, -34, 0.54, 0],
    [84, -13, 0.84, 0],
  ],
  ...[
    [95, -35, 0.56, 3],
    [33, -6.5, 0.5, 3],
    [67, -6, 0.54, 2],
    [50, -5.5, 0.66, 1],
  ],
] as const;

/** Everything that grows about the arch, what is behind first. */
export const plantsOf = (slide: ShownSlide, { height }: Assets): readonly Plant[] => {
  const seed = seedOf(`${slide.creator?.first_name ?? ""}${slide.subtitle ?? ""}`);
  const random = randomFrom(seed);
  const bed = beds[seed % beds.length] ?? beds[0];
  const lush = lushOf(slide) * Math.min(1, 0.35 + (0.65 * height) / 140);
  const kinds = [
    blossom("heart", 5, bed[0], "#7a3514"),
    blossom("round", 8, bed[1], "#8a4a14"),
    blossom("fringed", 9, bed[2], "#b0561e"),
    blossom("long", 13, bed[3], "#d99a1f"),
  ];
  const twig = {
    key: `twig ${bed[4]}`,
    paint: (part: Sheet) => paintTwig(part, bed[4]),
    isBlossom: false,
  };
  const plants: Plant[] = [];
  const add = (
    kind: Pick<Plant, "key" | "paint" | "isBlossom">,
    x: number,
    y: number,
    size: number,
    turn: number,
  ) => {
    const late = kind.isBlossom ? 0.22 : 0;
    const at = 0.05 + ((height - y) / height) * 0.9 + late + random() * 0.12;
    plants.push({ ...kind, x, y, size: size * lush, turn: (turn * Math.PI) / 180, at });
  };
  const spread = height / 15;
  for (const side of [-1, 1])
    for (let i = 0; i < 15; i++) {
      const y = height - 4 - i * spread + (random() - 0.5) * 3;
      const over = Math.max(0, i - 11);
      const x = 50 + side * (47.5 + (random() - 0.5) * 2.4 - over * over * 1.7);
      const tint = greens[(i + side + 1) % greens.length] ?? greens[0];
      add(leaf(tint), x, y, 0.58 + random() * 0.26, -side * (14 + random() * 66));
      if (i % 3 === 1) add(twig, x + side, y - 2, 0.56, -side * (8 + random() * 34));
    }
  for (let i = 0; i < 15; i++) {
    const tint = greens[(i * 3) % greens.length] ?? greens[0];
    add(leaf(tint), 2 + i * 7, height + 2, 0.74 + random() * 0.34, (random() - 0.5) * 60);
  }
  for (const [x, up, size, kind] of places) {
    const y = up < 0 ? -up * lush : height - up * lush;
    if (up > 40 && height < 110) continue;
    const own = kinds[kind];
    if (own) add(own, x, y, size, (random() - 0.5) * 50);
  }
  return plants;
};

/** Draws the garden as far as it has grown: whole at `Infinity`. */
export const growGarden = (
  sheet: Sheet,
  assets: Assets,
  plants: readonly Plant[],
  t: number,
): void => {
  const { pen, unit } = sheet;
  for (let i = 0; i < plants.length; i++) {
    const plant = plants[i];
    const k = plant ? span(t, plant.at, growing) : 0;
    if (!plant || k === 0) continue;
    const wide = plant.isBlossom ? blossomSide : leafWide;
    const high = plant.isBlossom ? blossomSide : leafHigh;
    const image = assets.kept(sheet, plant.key, wide, high, plant.paint);
    const grown = plant.size * outBack(k, 1.9) * unit;
    pen.save();
    pen.translate(plant.x * unit, plant.y * unit);
    pen.rotate(plant.turn - (1 - k) * 0.9);
    const foot = plant.isBlossom ? high / 2 : high;
    pen.drawImage(image, (-wide / 2) * grown, -foot * grown, wide * grown, high * grown);
    pen.restore();
  }
};
