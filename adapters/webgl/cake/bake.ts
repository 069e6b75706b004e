import {
  type BufferGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from "three";
import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, randomFrom } from "../basis/index.ts";
import { type Make, Model, type Part } from "./model.ts";
import { dollop, icing, lathe, leaf, tierProfile } from "./shapes.ts";

/** Tiers by radius, height and where they stand; the shader knows them too, for their shadows. */
export const TIERS = [
  { part: "lower", r: 1.02, h: 0.6, y: 0.01 },
  { part: "upper", r: 0.68, h: 0.52, y: 0.645 },
] as const;
export const FLOOR = -0.86;
export const PLATE = 1.36;
/** When tiers land and candles are lit, in seconds. */
export const LANDS = [0.15, 0.4] as const;
export const LIT = 1.35;
const CANDLES = 5;
const CREAM = "#FFFAF2";
const SPRINKLES = ["#FF5D8F", "#FFD23F", "#3DDBD9", "#9B8CFF", "#FFFFFF", "#FF924C"];

export interface Cake {
  readonly geometry: BufferGeometry;
  /** Where flames burn, in the upper tier's own space. */
  readonly wicks: readonly (readonly [number, number, number])[];
}

const ring = (count: number, put: (angle: number, i: number) => void): void => {
  for (let i = 0; i < count; i++) put((i / count) * Math.PI * 2, i);
};

const stand = (model: Model, accent: string): void => {
  const china: Make = {
    stuff: "china",
    color: blend(CREAM, accent, 0.06),
    part: "stand",
    gloss: 0.9,
  };
  model.add(
    lathe([
      [0, FLOOR],
      [0.6, FLOOR],
      [0.645, -0.835],
      [0.6, -0.8],
      [0.27, -0.72],
      [0.15, -0.56],
      [0.135, -0.36],
      [0.2, -0.17],
      [0.42, -0.1],
      [1.27, -0.055],
      [1.355, -0.005],
      [1.345, 0.028],
      [1.26, 0.008],
      [0, 0],
    ]),
    china,
  );
  const trim: Make = { stuff: "gold", color: "#F2C46D", part: "stand", gloss: 1 };
  model.add(
    lathe([
      [1.33, 0.012],
      [1.36, -0.004],
      [1.374, 0.012],
      [1.36, 0.036],
      [1.335, 0.03],
    ]),
    trim,
  );
};

const body = (
  model: Model,
  theme: CakeTheme,
  part: Part,
  r: number,
  h: number,
  y: number,
): void => {
  const [base = CREAM, second = CREAM] = theme.scene.colors;
  const at = [0, y, 0] as const;
  if (theme.scene.cakeType === "classic") {
    model.add(lathe(tierProfile(r, h)), { stuff: "body", color: base, part, gloss: 0.25 }, { at });
    return;
  }
  const layers = 3;
  const high = h / (layers + (layers - 1) * 0.36);
  const sponge: Make = {
    stuff: "sponge",
    color: lightness(base) > 0.97 ? "#F6DFC0" : base,
    part,
    gloss: 0.05,
  };
  const filling: Make = {
    stuff: "cream",
    color: blend(second, CREAM, lightness(second) < 0.55 ? 0 : 0.25),
    part,
    gloss: 0.4,
  };
  for (let i = 0; i < layers; i++) {
    const low = y + i * high * 1.36;
    model.add(lathe(tierProfile(r, high, 0.05)), sponge, { at: [0, low, 0] });
    if (i < layers - 1)
      model.add(
        lathe([
          [r - 0.1, 0],
          [r + 0.006, 0],
          [r + 0.034, high * 0.13],
          [r + 0.03, high * 0.27],
          [r, high * 0.38],
          [r - 0.1, high * 0.38],
        ]),
        filling,
        { at: [0, low + high - 0.006, 0] },
      );
  }
};

const sprinkle = (model: Model, random: () => number, colors: readonly string[]): void => {
  const [low, top] = TIERS;
  const shape = new CapsuleGeometry(0.0125, 0.05, 1, 5);
  for (let i = 0; i < 230; i++) {
    const angle = random() * Math.PI * 2;
    const lower = i < 150;
    const out = lower
      ? top.r + 0.06 + random() * (low.r - top.r - 0.13)
      : Math.sqrt(random()) * (top.r - 0.2);
    const up = lower ? low.y + low.h + 0.05 : top.y + top.h + 0.05;
    model.add(
      shape,
      {
        stuff: "plain",
        color: colors[Math.floor(random() * colors.length)] ?? CREAM,
        part: lower ? "lower" : "upper",
        gloss: 0.5,
        from: 0.95 + random() * 0.5,
      },
      {
        at: [Math.cos(angle) * out, up, Math.sin(angle) * out],
        turn: [Math.PI / 2, 0, random() * 6.28],
      },
    );
  }
};

const top = (model: Model, theme: CakeTheme, random: () => number): void => {
  const { r, h, y } = TIERS[1];
  const up = y + h + 0.035;
  const [, second = CREAM, third = CREAM] = theme.scene.colors;
  const cream: Make = {
    stuff: "cream",
    color: blend(CREAM, third, 0.05),
    part: "upper",
    gloss: 0.35,
  };
  const { mainTopping } = theme.scene;
  const swirl = dollop();
  const balls = mainTopping.type === "Chantilly" ? mainTopping.balls : 8;
  const wide = Math.min(1.12, 10.5 / balls);
  if (mainTopping.type === "Leaves") {
    const blade = leaf();
    const green = theme.name === "cake-4" ? "#3C9A5F" : "#6FB35A";
    ring(9, (angle, i) => {
      for (const side of [-1, 0, 1])
        model.add(
          blade,
          {
            stuff: "plain",
            color: side === 0 ? green : blend(green, "#B7D66B", 0.35),
            part: "upper",
            gloss: 0.45,
            from: 0.85 + i * 0.045,
          },
          {
            at: [
              Math.cos(angle) * (r - 0.13),
              up + (side === 0 ? 0.015 : 0),
              Math.sin(angle) * (r - 0.13),
            ],
            turn: [0, Math.PI / 2 - angle + side * 0.95 + (random() - 0.5) * 0.3, 0],
            scale: side === 0 ? 0.36 : 0.3,
          },
        );
      const berry = new SphereGeometry(0.062, 16, 10);
      const color = i % 2 ? "#D7263D" : CREAM;
      model.add(
        berry,
        {
          stuff: i % 2 ? "fruit" : "cream",
          color,
          part: "upper",
          gloss: 0.8,
          from: 0.95 + i * 0.045,
        },
        { at: [Math.cos(angle) * (r - 0.15), up + 0.05, Math.sin(angle) * (r - 0.15)] },
      );
    });
    return;
  }
  ring(balls, (angle, i) => {
    const at = [Math.cos(angle) * (r - 0.15), up - 0.005, Math.sin(angle) * (r - 0.15)] as const;
    model.add(
      swirl,
      { ...cream, from: 0.8 + i * 0.05 },
      { at, turn: [0, -angle, 0], scale: wide * 0.92 },
    );
  });
  if (mainTopping.type !== "Cherry") {
    ring(balls, (angle, i) => {
      const half = angle + Math.PI / balls;
      model.add(
        new SphereGeometry(0.05, 14, 9),
        { stuff: "icing", color: second, part: "upper", gloss: 0.7, from: 1.0 + i * 0.04 },
        { at: [Math.cos(half) * (r - 0.09), up + 0.03, Math.sin(half) * (r - 0.09)] },
      );
    });
    return;
  }
  const fruit = new SphereGeometry(0.095, 20, 14);
  const stalk = new TubeGeometry(
    new CatmullRomCurve3([
      new Vector3(0, 0.07, 0),
      new Vector3(0.02, 0.17, 0),
      new Vector3(0.08, 0.28, 0.02),
    ]),
    8,
    0.0085,
    5,
  );
  ring(balls, (angle, i) => {
    const at = [Math.cos(angle) * (r - 0.15), up + 0.26, Math.sin(angle) * (r - 0.15)] as const;
    const turn = [0, random() * 6.28, 0] as const;
    const from = 1.0 + i * 0.06;
    model.add(
      fruit,
      { stuff: "fruit", color: "#C4122F", part: "upper", gloss: 1, from },
      { at, turn, scale: [1, 0.94, 1] },
    );
    model.add(
      stalk,
      { stuff: "plain", color: "#5C7A2E", part: "upper", gloss: 0.3, from },
      { at, turn },
    );
  });
};

/** Everything on the stand, from a theme alone. */
export const bake = (theme: CakeTheme, seed: number): Cake => {
  const random = randomFrom(seed);
  const model = new Model();
  const [, second = CREAM, third = CREAM] = theme.scene.colors;
  stand(model, third);
  for (const [k, { part, r, h, y }] of TIERS.entries()) {
    body(model, theme, part, r, h, y);
    const coat =
      theme.scene.cakeType === "layer"
        ? { drips: 15 - k * 4, long: 0.3 }
        : { drips: 19 - k * 6, long: 0.52 };
    model.add(
      icing(r, h, random, coat.drips, coat.long),
      { stuff: "icing", color: second, part, gloss: 0.62 },
      { at: [0, y, 0] },
    );
    const pearl = new SphereGeometry(0.058, 10, 7);
    const pearls = Math.round(r * 42);
    ring(pearls, (angle) => {
      model.add(
        pearl,
        {
          stuff: "cream",
          color:
            theme.scene.cakeType === "layer"
              ? blend(CREAM, third, 0.85)
              : blend(CREAM, third, 0.75),
          part,
          gloss: 0.45,
        },
        { at: [Math.cos(angle) * (r + 0.03), y + 0.045, Math.sin(angle) * (r + 0.03)] },
      );
    });
  }
  top(model, theme, random);
  if (theme.scene.secondaryTopping === "Sprinkles") sprinkle(model, random, SPRINKLES);
  const upper = TIERS[1];
  const high = upper.y + upper.h + 0.03;
  const wax = new CylinderGeometry(0.036, 0.038, 0.5, 18, 1);
  const wick = new CylinderGeometry(0.006, 0.006, 0.07, 5);
  const wicks: [number, number, number][] = [];
  ring(CANDLES, (angle, i) => {
    const a = angle + 0.3;
    const at = [Math.cos(a) * 0.28, high, Math.sin(a) * 0.28] as const;
    const from = 0.95 + i * 0.07;
    model.add(
      wax.clone().translate(0, 0.25, 0),
      { stuff: "candle", color: theme.scene.candleColor, part: "upper", gloss: 0.5, from },
      { at },
    );
    model.add(
      wick.clone().translate(0, 0.53, 0),
      { stuff: "plain", color: "#2A1A14", part: "upper", gloss: 0, from },
      { at },
    );
    wicks.push([at[0], high + 0.55, at[2]]);
  });
  return { geometry: model.geometry(), wicks };
};
