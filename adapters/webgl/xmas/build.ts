import type { BufferGeometry } from "three";
import type { ChristmasTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, rgb } from "../basis/index.ts";
import { ball, cut, hoop, type Make, Model, rod, slab } from "../solid/index.ts";
import { FOOT, PART, STUFF, TIERS, TOP } from "./measure.ts";
import * as shapes from "./shapes.ts";

const { PI, cos, sin } = Math;
const GOLD = "#FFC94A";

/** The i-th of numbers from 0 to 1 that lie evenly apart. */
export const chance = (i: number, step = 0.618): number => (i * step) % 1;

/** Gold, or on a golden ground a bauble's colour. */
const starColour = ({ background, scene }: ChristmasTheme): string => {
  const [red, , blue] = rgb(background.color);
  return red > 0.8 && blue < 0.6 ? (scene.baubleColors[0] ?? GOLD) : GOLD;
};

interface Hill {
  readonly part: number;
  readonly z: number;
  readonly crest: shapes.Crest;
}
const FAR: Hill = {
  part: PART.far,
  z: -2.6,
  crest: (x) => 0.22 + 0.2 * sin(x * 0.9 + 0.6) + 0.09 * sin(x * 2.1 + 1),
};
const MIDDLE: Hill = {
  part: PART.middle,
  z: -1.7,
  crest: (x) => -0.2 + 0.17 * sin(x * 1.1 + 3.2) + 0.05 * sin(x * 2.7),
};
const HILLS: readonly Hill[] = [
  FAR,
  MIDDLE,
  { part: PART.yard, z: -0.9, crest: (x) => -0.66 + 0.08 * sin(x * 1.4 + 1.2) + 0.02 * x * x },
  { part: PART.front, z: 0.95, crest: (x) => -0.99 + 0.05 * sin(x * 2 + 0.3) + 0.035 * x * x },
  { part: PART.front, z: 1.4, crest: (x) => -1.2 + 0.06 * sin(x * 1.7 + 2.6) + 0.02 * x * x },
];

const land = (model: Model, { background, scene }: ChristmasTheme): void => {
  const { miniSceneColor: mini, groundColor: snow, treeColor } = scene;
  const ground = background.color;
  const pale = lightness(ground) > 0.75;
  const tones = [
    blend(blend(ground, "#FFFFFF", pale ? 0 : 0.3), mini, pale ? 0.55 : 0.25),
    blend(blend(ground, mini, 0.7), "#FFFFFF", pale ? 0 : 0.1),
    blend(snow, mini, 0.16),
    blend(snow, mini, 0.04),
    snow,
  ];
  for (const [i, { part, z, crest }] of HILLS.entries()) {
    const color = tones[i] ?? snow;
    const at = [0, 0, z] as const;
    const stuff = i > 1 ? STUFF.snow : STUFF.hill;
    model.add(shapes.hill(crest), { color, part, gloss: 0.05, stuff }, { at });
  }
  const fir = cut(shapes.fir, 0.05, 30);
  const wood = (i: number, x: number, size: number, k: number): void => {
    const { part, z, crest } = i === 0 ? FAR : MIDDLE;
    model.add(
      fir,
      { color: blend(treeColor, tones[i] ?? mini, k), part, gloss: 0.05, from: 0.7 + 0.1 * i },
      { at: [x, crest(x) + 0.36 * size, z + 0.1], scale: size },
    );
  };
  for (let i = 0; i < 14; i++) {
    const x = 0.95 + 0.58 * (i >> 1) + 0.22 * chance(i);
    wood(0, i % 2 ? x : -x, 0.48 + 0.22 * chance(i, 0.7549), 0.55);
  }
  for (const [x, size] of [
    [-1.62, 0.72],
    [-2.3, 0.9],
    [1.06, 0.62],
    [2.5, 0.9],
    [-4, 0.9],
    [4.1, 0.9],
  ] as const)
    wood(1, x, size, 0.3);
};

/** Houses on the hill behind, light in their windows. */
const village = (model: Model, { background, scene }: ChristmasTheme): void => {
  const wall = cut(shapes.gable, 0.08, 20);
  const roof = cut(shapes.roof, 0.16, 24);
  const pane = cut(slab(0.06, 0.075, 6), 0.05, 24);
  const { crest, z, part } = MIDDLE;
  for (const [i, [x, size]] of (
    [
      [1.55, 0.86],
      [-1.08, 0.66],
      [2.02, 0.6],
      [-2.75, 0.7],
      [3.6, 0.8],
    ] as const
  ).entries()) {
    const y = crest(x) + 0.27 * size;
    const from = 0.85 + 0.12 * i;
    const colour = scene.baubleColors[i % 3] ?? GOLD;
    const own = blend(blend(colour, background.color, 0.3), scene.miniSceneColor, 0.3);
    const lean = { scale: size };
    model.add(wall, { color: own, part, gloss: 0.05, from }, { at: [x, y, z + 0.14], ...lean });
    model.add(
      roof,
      { color: scene.groundColor, part, gloss: 0.05, from: from + 0.1 },
      { at: [x, y + 0.28 * size, z + 0.2], ...lean },
    );
    for (const side of [-1, 1])
      model.add(
        pane,
        { color: "#FFD98A", part, gloss: 0, stuff: STUFF.window, from: from + 0.3 },
        { at: [x + side * 0.12 * size, y - 0.1 * size, z + 0.2], ...lean },
      );
  }
};

export interface Lamp {
  readonly at: readonly [number, number, number];
  readonly own: number;
}

const tree = (model: Model, theme: ChristmasTheme): Lamp[] => {
  const { treeColor, baubleColors } = theme.scene;
  let made = 0;
  const random = () => chance(++made);
  const part = PART.tree;
  const lamps: Lamp[] = [];
  // a very dark tree would lose its pleats
  const dark = lightness(treeColor) < 0.35 ? 0.13 : 0.03;
  model.add(rod(0.13, 0.1, 0.6, 20), { color: "#6B4226", part, gloss: 0.1 }, { at: [0, FOOT, 0] });
  const orb = ball(0.088, 18, 12);
  const bead = ball(0.019, 6, 4);
  const gold: Make = { color: GOLD, part, gloss: 0.9 };
  for (const [i, { y, r, high }] of TIERS.entries()) {
    const from = 0.3 + i * 0.13;
    const pleats = 30 - i * 4;
    model.add(
      shapes.tier(r, high, pleats),
      {
        color: blend(treeColor, "#FFFFFF", dark + 0.03 * i),
        part,
        gloss: 0.14,
        stuff: STUFF.needles,
        from,
      },
      { at: [0, y, 0], turn: [0, i * 0.37, 0] },
    );
    // baubles along the rim, beads and lamps in swags above them
    const count = Math.max(4, 13 - i * 2);
    for (let k = 0; k < count; k++) {
      const a = ((k + (i % 2) * 0.5 + 0.16 * (random() - 0.5)) / count) * PI * 2;
      // what hangs behind is never seen
      if (cos(a) < -0.45) continue;
      const size = (0.82 + 0.4 * random()) * (1 - 0.07 * i);
      const out = r * 0.985;
      const at = [sin(a) * out, y - 0.1 * size - 0.02, cos(a) * out] as const;
      const come = 1.15 + 0.12 * i + 0.35 * random();
      const color = baubleColors[(k + i) % baubleColors.length] ?? GOLD;
      model.add(orb, { color, part, gloss: 1, from: come }, { at, scale: size });
      const beads = 11 - i;
      for (let j = 0; j < beads; j++) {
        const s = (k + j / beads) / count;
        const down = 0.56 + 0.12 * sin((j / beads) * PI);
        const b = (s + (i % 2) * (0.5 / count)) * PI * 2;
        const far = shapes.reach(r, down) * 1.045 + 0.012;
        const spot = [sin(b) * far, y + high * (1 - down) ** 1.08 - 0.01, cos(b) * far] as const;
        if (j === 0) {
          model.add(bead, { ...gold, stuff: STUFF.lamp, from: come }, { at: spot, scale: 1.7 });
          if (cos(b) > 0.25) lamps.push({ at: spot, own: random() });
        } else model.add(bead, { ...gold, from: come - 0.25 }, { at: spot });
      }
    }
  }
  model.add(
    cut(shapes.star, 0.3, 40),
    { color: starColour(theme), part: PART.star, gloss: 0.75, from: 1.05 },
    { at: [0, 0, 0], scale: 0.27 },
  );
  lamps.push({ at: [0, TOP + 0.14, 0.1], own: 2 });
  return lamps;
};

const presents = (model: Model, { scene }: ChristmasTheme): void => {
  const part = PART.yard;
  const [first = GOLD, second = GOLD, third = GOLD] = scene.baubleColors;
  const pile = [
    { at: [-0.98, -0.84, 0.55], wide: 0.23, high: 0.2, paper: first, band: second, turn: 0.25 },
    { at: [-0.56, -0.92, 0.72], wide: 0.15, high: 0.13, paper: third, band: first, turn: -0.2 },
    { at: [0.84, -0.86, 0.6], wide: 0.18, high: 0.22, paper: second, band: first, turn: -0.28 },
    { at: [1.22, -0.92, 0.7], wide: 0.17, high: 0.13, paper: first, band: third, turn: 0.2 },
  ] as const;
  const bow = hoop(0.075, 0.022, 24, 1.6);
  for (const [i, { at, wide, high, paper, band, turn }] of pile.entries()) {
    const from = 1.3 + i * 0.13;
    const own = paper === band ? blend(paper, "#FFFFFF", 0.75) : band;
    const lie = { at, turn: [0, turn, 0] } as const;
    model.add(cut(slab(wide, high, 14), 0.3, 48), { color: paper, part, gloss: 0.35, from }, lie);
    const ribbon = { color: own, part, gloss: 0.6, from };
    model.add(cut(slab(0.032, high * 1.01, 14), 0.32, 32), ribbon, lie);
    model.add(cut(slab(wide * 1.01, 0.026, 14), 0.32, 32), ribbon, lie);
    for (const side of [-1, 1])
      model.add(bow, ribbon, {
        at: [at[0] + side * 0.07, at[1] + high + 0.05, at[2]],
        turn: [PI / 2, 0, side * -0.5],
        scale: [1, 1, 0.75],
      });
  }
};

/** The hills, the tree and what lies under it from a theme alone, and where its lamps are. */
export const build = (
  theme: ChristmasTheme,
): { geometry: BufferGeometry; lamps: readonly Lamp[] } => {
  const model = new Model();
  land(model, theme);
  village(model, theme);
  const lamps = tree(model, theme);
  presents(model, theme);
  return { geometry: model.geometry(), lamps };
};
