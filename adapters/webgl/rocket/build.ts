import type { BufferGeometry } from "three";
import type { RocketTheme } from "#core/domain/cover/index.ts";
import { blend, lightness } from "../basis/index.ts";
import { ball, cut, hoop, lathe, type Make, Model, puffs } from "../solid/index.ts";
import { NOZZLE, PART, STUFF } from "./measure.ts";

/** Nose, fins and band: pale on a strong ship, the trail's colour on a pale one. */
export const accentOf = ({ scene }: RocketTheme): string =>
  lightness(scene.shipColor) > 0.8 ? scene.trailColor : "#FFF3E2";

/** The ship's half width at height `y`, from -0.9 to 1.3. */
const girth = (y: number): number => {
  const k = (y + 0.9) / 2.2;
  const nose = Math.max(0, (k - 0.4) / 0.6);
  return (
    0.44 *
    Math.sqrt(Math.max(0, 1 - nose ** 2.1)) *
    (0.62 + 0.38 * Math.sin(Math.min(1, k * 2.1) * (Math.PI / 2)))
  );
};

const body = (): BufferGeometry =>
  lathe(
    Array.from({ length: 49 }, (_, i): [number, number] => {
      const y = -0.9 + 2.2 * (i / 48) ** 0.86;
      return [i === 48 ? 0 : girth(y), y];
    }),
    72,
  );

const FIN = [
  [-0.24, 0.36],
  [-0.02, 0.2],
  [0.2, -0.1],
  [0.27, -0.42],
  [0.24, -0.54],
  [0.1, -0.42],
  [-0.06, -0.34],
  [-0.24, -0.32],
] as const;
/** A fin's outline, its corners in order. */
const fin = (u: number): readonly [number, number] => {
  const k = u * FIN.length;
  const i = Math.floor(k) % FIN.length;
  const from = FIN[i] ?? [0, 0];
  const to = FIN[(i + 1) % FIN.length] ?? [0, 0];
  return [from[0] + (to[0] - from[0]) * (k % 1), from[1] + (to[1] - from[1]) * (k % 1)];
};

const flame = (wide: number, long: number): BufferGeometry =>
  lathe(
    Array.from({ length: 17 }, (_, i): [number, number] => {
      const k = i / 16;
      return [
        i === 16 ? 0 : wide * (0.55 + 0.9 * k) * (1 - k ** 2.4) * (k < 0.02 ? 0.9 : 1),
        NOZZLE + 0.06 - long * k,
      ];
    }),
    28,
  );

const ship = (model: Model, theme: RocketTheme): void => {
  const { shipColor, trailColor } = theme.scene;
  const part = PART.ship;
  const accent = accentOf(theme);
  model.add(body(), { color: shipColor, part, gloss: 0.85, stuff: STUFF.body });
  model.add(ball(0.05, 16, 10), { color: "#F2C46D", part, gloss: 1 }, { at: [0, 1.31, 0] });
  const metal: Make = { color: "#5B6078", part, gloss: 0.95 };
  model.add(
    lathe([
      [0.2, -0.84],
      [0.25, -0.88],
      [0.25, -0.92],
      [0.19, -0.95],
      [0.27, NOZZLE - 0.03],
      [0.24, NOZZLE - 0.03],
      [0.1, -0.94],
    ]),
    metal,
  );
  const blade = cut(fin, 0.09, 64);
  const colour = lightness(shipColor) > 0.8 ? accent : blend(accent, shipColor, 0.0);
  for (let i = 0; i < 4; i++) {
    const turn = i * (Math.PI / 2) + 0.62;
    model.add(
      blade.clone().translate(0.5, -0.5, 0),
      { color: colour, part, gloss: 0.7 },
      { turn: [0, turn, 0] },
    );
  }
  for (const [y, r, size] of [
    [0.34, girth(0.34), 1],
    [-0.13, girth(-0.13) + 0.035, 0.6],
  ] as const) {
    const at = [0, y, r - 0.03] as const;
    const turn = [Math.PI / 2 - (y > 0 ? 0.1 : -0.05), 0, 0] as const;
    model.add(
      hoop(0.185, 0.042, 40),
      { color: "#F2C46D", part, gloss: 1 },
      { at, turn, scale: size },
    );
    model.add(
      ball(0.18, 28, 14),
      {
        color: blend(theme.scene.miniSceneColor, "#8FD8FF", 0.55),
        part,
        gloss: 1,
        stuff: STUFF.glass,
      },
      { at, scale: [size, size, 0.3 * size] },
    );
  }
  const fire = (wide: number, long: number, color: string) =>
    model.add(flame(wide, long), { color, part, gloss: 0, stuff: STUFF.flame });
  fire(0.27, 0.92, trailColor);
};

const clouds = (model: Model, theme: RocketTheme): void => {
  const { trailColor } = theme.scene;
  const shape = cut(
    puffs([
      [0, 0, 0.42],
      [0.42, -0.1, 0.32],
      [-0.44, -0.12, 0.3],
      [0.16, 0.2, 0.28],
      [-0.2, 0.16, 0.26],
      [0.76, -0.2, 0.2],
      [-0.76, -0.2, 0.2],
    ]),
    0.1,
    150,
  );
  const rows = [
    { part: PART.back, y: -1.0, z: -1.1, k: 0.42, step: 1.15, shift: 0.35 },
    { part: PART.middle, y: -1.28, z: -0.3, k: 0.72, step: 1.2, shift: -0.25 },
    { part: PART.front, y: -1.62, z: 0.7, k: 0.97, step: 1.1, shift: 0.2 },
  ];
  for (const { part, y, z, k, step, shift } of rows)
    for (let i = -5; i <= 5; i++) {
      const x = i * step + shift + 0.2 * Math.sin(i * 12.9 + part);
      const side = Math.min(0.34, Math.abs(x) * 0.16);
      model.add(
        shape,
        {
          color: blend(blend(theme.background.color, "#FFFFFF", k), trailColor, 0.09),
          part,
          gloss: 0.05,
          stuff: STUFF.cloud,
          from: 0.15 + Math.abs(x) * 0.1 + (part - PART.back) * 0.08,
        },
        {
          at: [x, y + side + 0.09 * Math.sin(i * 7.3), z],
          scale: 0.9 + 0.22 * Math.sin(i * 3.7 + part),
        },
      );
    }
};

/** The ship, its clouds and what is in the sky, from a theme alone. */
export const build = (theme: RocketTheme): BufferGeometry => {
  const model = new Model();
  const { miniSceneColor: mini, trailColor, shipColor } = theme.scene;
  const planet = blend(blend(mini, trailColor, 0.72), "#FFFFFF", 0.2);
  model.add(ball(0.4, 48, 32), {
    color: planet,
    part: PART.planet,
    gloss: 0.25,
    stuff: STUFF.planet,
    from: 0.5,
  });
  const ring = {
    color: blend(trailColor, "#FFFFFF", 0.5),
    part: PART.hoop,
    gloss: 0.4,
    from: 0.65,
  };
  model.add(hoop(0.62, 0.07, 72, 0.12), ring);
  model.add(hoop(0.76, 0.03, 72, 0.2), { ...ring, color: blend(shipColor, "#FFFFFF", 0.4) });
  model.add(ball(0.2, 32, 20), {
    color: blend(mini, "#FFFFFF", 0.72),
    part: PART.moon,
    gloss: 0.1,
    stuff: STUFF.moon,
    from: 0.8,
  });
  clouds(model, theme);
  ship(model, theme);
  return model.geometry();
};
