import type { BufferGeometry } from "three";
import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend, lightness, randomFrom } from "../basis/index.ts";
import { ball, lathe, rod } from "../solid/index.ts";
import { CREAM, FLOOR, ring, TIERS } from "./measure.ts";
import { type Make, Model, type Part } from "./model.ts";
import { type Fine, icing, tierProfile } from "./shapes.ts";
import { sprinkle, top } from "./toppings.ts";

const CANDLES = 5;

export interface Cake {
  readonly geometry: BufferGeometry;
  /** Where flames burn, in the upper tier's own space. */
  readonly wicks: readonly (readonly [number, number, number])[];
}

const stand = (model: Model, accent: string, fine: Fine): void => {
  const china: Make = {
    stuff: "china",
    color: blend(CREAM, accent, 0.06),
    part: "stand",
    gloss: 0.9,
  };
  model.add(
    lathe(
      [
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
      ],
      fine(96),
    ),
    china,
  );
  const trim: Make = { stuff: "gold", color: "#F2C46D", part: "stand", gloss: 1 };
  model.add(
    lathe(
      [
        [1.33, 0.012],
        [1.36, -0.004],
        [1.374, 0.012],
        [1.36, 0.036],
        [1.335, 0.03],
      ],
      fine(96),
    ),
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
  fine: Fine,
): void => {
  const [base = CREAM, second = CREAM] = theme.scene.colors;
  const at = [0, y, 0] as const;
  if (theme.scene.cakeType === "classic") {
    model.add(
      lathe(tierProfile(r, h), fine(96)),
      { stuff: "body", color: base, part, gloss: 0.25 },
      { at },
    );
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
    model.add(lathe(tierProfile(r, high, 0.05), fine(96)), sponge, { at: [0, low, 0] });
    if (i < layers - 1)
      model.add(
        lathe(
          [
            [r - 0.1, 0],
            [r + 0.006, 0],
            [r + 0.034, high * 0.13],
            [r + 0.03, high * 0.27],
            [r, high * 0.38],
            [r - 0.1, high * 0.38],
          ],
          fine(96),
        ),
        filling,
        { at: [0, low + high - 0.006, 0] },
      );
  }
};

/** Everything on the stand, from a theme alone, as fine as it is to be looked at. */
export const bake = (theme: CakeTheme, seed: number, fine: Fine): Cake => {
  const random = randomFrom(seed);
  const model = new Model();
  const [, second = CREAM, third = CREAM] = theme.scene.colors;
  stand(model, third, fine);
  for (const [k, { part, r, h, y }] of TIERS.entries()) {
    body(model, theme, part, r, h, y, fine);
    const coat =
      theme.scene.cakeType === "layer"
        ? { drips: 15 - k * 4, long: 0.3 }
        : { drips: 19 - k * 6, long: 0.52 };
    model.add(
      icing(r, h, random, coat.drips, coat.long, fine),
      { stuff: "icing", color: second, part, gloss: 0.62 },
      { at: [0, y, 0] },
    );
    const pearl = ball(0.058, fine(10), fine(7));
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
  top(model, theme, random, fine);
  if (theme.scene.secondaryTopping === "Sprinkles") sprinkle(model, random, fine);
  const upper = TIERS[1];
  const high = upper.y + upper.h + 0.03;
  const wax = rod(0.038, 0.036, 0.5, 18);
  const wick = rod(0.006, 0.006, 0.07, 5);
  const wicks: [number, number, number][] = [];
  ring(CANDLES, (angle, i) => {
    const a = angle + 0.3;
    const at = [Math.cos(a) * 0.28, high, Math.sin(a) * 0.28] as const;
    const from = 0.95 + i * 0.07;
    model.add(
      wax,
      { stuff: "candle", color: theme.scene.candleColor, part: "upper", gloss: 0.5, from },
      { at },
    );
    model.add(
      wick.clone().translate(0, 0.495, 0),
      { stuff: "plain", color: "#2A1A14", part: "upper", gloss: 0, from },
      { at },
    );
    wicks.push([at[0], high + 0.55, at[2]]);
  });
  return { geometry: model.geometry(), wicks };
};
