import { blend, type Pen, randomFrom } from "../../basis/index.ts";
import { type Canvas, disc, filled, isWide } from "./sketch.ts";

const INKS = ["#F15BB5", "#FF924C", "#FFD166", "#9B5DE5", "#F94144", "#FFAFCC"];
const LEAVES = ["#2A9D6F", "#52B788", "#1B7A5A"];

const blossom = (pen: Pen, colour: string, x: number, y: number, r: number, turn: number): void => {
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * Math.PI * 2;
    disc(pen, colour, x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.48);
  }
  disc(pen, blend(colour, "#FFF3C4", 0.75), x, y, r * 0.3);
};

const leaf = (pen: Pen, colour: string, x: number, y: number, r: number, turn: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  filled(pen, colour, () => {
    pen.moveTo(-r, 0);
    pen.quadraticCurveTo(0, -r * 0.7, r, 0);
    pen.quadraticCurveTo(0, r * 0.7, -r, 0);
  });
  pen.restore();
};

/** Leaves and blossoms, leaves first, each where `at` has it for 0 to 1. */
const grow = (
  { pen, height }: Canvas,
  count: number,
  size: number,
  at: (share: number, chance: () => number) => readonly [number, number],
): void => {
  const random = randomFrom(count);
  for (let i = 0; i < count; i++) {
    const isLeaf = i < count * 0.4;
    const share = (i * 0.6180339) % 1;
    const [x, y] = at(share, random);
    const r = height * size * (0.6 + 0.7 * random());
    const inks = isLeaf ? LEAVES : INKS;
    const ink = inks[Math.floor(random() * inks.length)] ?? "#FFFFFF";
    (isLeaf ? leaf : blossom)(pen, ink, x, y, r, random() * 6.3);
  }
};

/** Flowers along the edges, thicker in the corners. */
const edge = (canvas: Canvas, count: number): void => {
  const { width, height } = canvas;
  grow(canvas, count, 0.03, (share, random) => {
    const round = share * 2 * (width + height);
    const inset = height * 0.05 * random() ** 2;
    if (round < width) return [round, inset];
    if (round < width + height) return [width - inset, round - width];
    if (round < 2 * width + height) return [round - width - height, height - inset];
    return [inset, round - 2 * width - height];
  });
};

/** The title among flowers. */
export const flowersText = (canvas: Canvas): void => edge(canvas, 130);

/** Points of a heart's outline about its middle, `a` once round; 1 is its half width. */
const outline = (a: number): readonly [number, number] => [
  Math.sin(a) ** 3,
  (-13 * Math.cos(a) + 5 * Math.cos(2 * a) + 2 * Math.cos(3 * a) + Math.cos(4 * a)) / 15,
];

/** A wreath of flowers in the shape of a heart. */
export const flowersShape = (canvas: Canvas): void => {
  const { pen, width, height, ground } = canvas;
  const r = isWide(width, height) ? height * 0.36 : Math.min(width * 0.4, height * 0.34);
  const [x, y] = [width / 2, height / 2];
  edge(canvas, 70);
  filled(pen, blend(ground, "#FFFFFF", 0.72), () => {
    for (let i = 0; i < 60; i++) {
      const [across, down] = outline((i / 60) * Math.PI * 2);
      pen.lineTo(x + across * r, y + down * r);
    }
  });
  grow(canvas, 150, 0.026, (share, random) => {
    const [across, down] = outline(share * Math.PI * 2);
    const off = r * (1 + (random() - 0.5) * 0.12);
    return [x + across * off, y + down * off];
  });
};
