import type { BufferGeometry } from "three";
import type { AstronautTheme } from "#core/domain/cover/index.ts";
import { blend } from "../basis/index.ts";
import {
  ball,
  cut,
  hoop,
  lathe,
  type Make,
  Model,
  rod,
  slab,
  surface,
  tube,
} from "../solid/index.ts";
import { HAND, HIPS, PART, STUFF } from "./measure.ts";

type Point = readonly [number, number, number];

const { PI, abs, cos, sin } = Math;

/** A soft bend through three points. */
const through =
  (a: Point, b: Point, c: Point) =>
  (s: number): Point => {
    const [i, j, k] = [(1 - s) * (1 - s), 2 * s * (1 - s), s * s];
    return [
      a[0] * i + b[0] * j + c[0] * k,
      a[1] * i + b[1] * j + c[1] * k,
      a[2] * i + b[2] * j + c[2] * k,
    ];
  };

/** A star full of air. */
const balloon = (): BufferGeometry =>
  surface(90, 20, (u, v) => {
    const a = u * PI * 2;
    const rise = (v - 0.5) * PI;
    const out = 0.36 * (0.62 + 0.38 * abs(cos(2.5 * (a - PI / 2))) ** 1.5) * cos(rise) ** 0.62;
    return [out * cos(a), out * sin(a), 0.15 * sin(rise)];
  });

const head = (model: Model, theme: AstronautTheme, suit: Make, trim: Make): void => {
  const { visorColor, starsColor } = theme.scene;
  const part = PART.body;
  model.add(
    ball(0.45, 48, 32),
    { ...suit, gloss: 0.75 },
    { at: [0, 0.68, 0], scale: [1, 0.95, 0.98] },
  );
  model.add(
    ball(0.36, 48, 28),
    { color: visorColor, part, gloss: 1, stuff: STUFF.visor },
    { at: [0, 0.67, 0.2], scale: [1, 0.82, 0.85] },
  );
  model.add(
    hoop(0.358, 0.04, 56),
    { ...trim, gloss: 0.8 },
    { at: [0, 0.67, 0.245], turn: [PI / 2, 0, 0], scale: [1, 1, 0.83] },
  );
  for (const side of [-1, 1]) {
    model.add(rod(0.13, 0.11, 0.09, 24), trim, {
      at: [0.42 * side, 0.68, 0],
      turn: [0, 0, -side * (PI / 2)],
    });
    model.add(
      ball(0.07, 16, 8),
      { ...trim, color: "#F2C46D", gloss: 1 },
      { at: [0.51 * side, 0.68, 0], scale: [0.5, 1, 1] },
    );
  }
  model.add(rod(0.014, 0.011, 0.24, 8), trim, { at: [0.4, 0.8, -0.04], turn: [0, 0, -0.24] });
  model.add(
    ball(0.045, 14, 10),
    { color: blend(theme.scene.planetColor, starsColor, 0.1), part, gloss: 0.9 },
    { at: [0.465, 1.06, -0.04] },
  );
  model.add(hoop(0.27, 0.055, 40), trim, { at: [0, 0.31, 0], scale: [1, 1, 0.9] });
};

const torso = (model: Model, theme: AstronautTheme, suit: Make, trim: Make): void => {
  const { planetColor, visorColor, starsColor } = theme.scene;
  const part = PART.body;
  const profile = Array.from({ length: 29 }, (_, i): [number, number] => {
    const a = (i / 28) * PI - PI / 2;
    return [
      i === 0 || i === 28 ? 0 : (0.35 - 0.035 * sin(a)) * cos(a) ** 0.42,
      -0.08 + 0.42 * sin(a),
    ];
  });
  model.add(lathe(profile, 48), suit, { scale: [1, 1, 0.82] });
  model.add(
    cut(slab(0.4, 0.42), 0.3, 56),
    { ...suit, color: blend(suit.color, theme.scene.miniSceneColor, 0.22), stuff: 0 },
    { at: [0, 0.02, -0.36] },
  );
  model.add(hoop(0.315, 0.045, 48), trim, { at: [0, -0.34, 0], scale: [1, 1, 0.84] });
  model.add(
    cut(slab(0.2, 0.13), 0.1, 48),
    { ...suit, color: blend(suit.color, theme.scene.miniSceneColor, 0.14), stuff: 0 },
    { at: [0, -0.03, 0.27], turn: [-0.06, 0, 0] },
  );
  const knob = ball(0.032, 14, 8);
  for (const [i, color] of [planetColor, "#F9C74F", visorColor].entries())
    model.add(
      knob,
      { color, part, gloss: 1 },
      { at: [-0.11 + i * 0.075, 0.02, 0.325], scale: [1, 1, 0.5] },
    );
  for (const [i, color] of [starsColor, planetColor].entries())
    model.add(
      cut(slab(0.13 - 0.04 * i, 0.014), 0.02, 24),
      { color: blend(color, "#20264A", 0.25), part, gloss: 0.5 },
      { at: [-0.02 * (i + 1), -0.065 - i * 0.042, 0.322] },
    );
  model.add(
    tube(through([0.15, -0.05, 0.3], [0.33, -0.2, 0.3], [0.3, 0.05, -0.28]), 0.032, 20, 8),
    trim,
  );
};

/** A limb from its joint at the origin: sleeve, cuff, and what is at the end. */
const limb = (
  model: Model,
  make: Make,
  trim: Make,
  path: (s: number) => Point,
  thick: readonly [number, number],
  at: Point,
  mid: number,
): void => {
  const [from, to] = thick;
  model.add(
    tube(path, (s) => from + (to - from) * s, 20, 20),
    { ...make, stuff: STUFF.limb },
    { at },
  );
  model.add(ball(from, 20, 14), make, { at });
  for (const s of [mid, 0.94]) {
    const r = from + (to - from) * s;
    const band = tube(
      (k) => path(Math.min(1, s - 0.035 + 0.07 * k)),
      (k) => r + 0.03 * sin(PI * k) ** 0.6,
      8,
      20,
    );
    model.add(band, trim, { at });
  }
};

const limbs = (model: Model, suit: Make, trim: Make): void => {
  const plain = { ...suit, stuff: STUFF.plain };
  // the arm that waves stands at its shoulder's origin
  const arm: Make = { ...plain, part: PART.arm };
  limb(
    model,
    arm,
    { ...trim, part: PART.arm },
    through([0, 0, 0], [-0.36, -0.12, 0.06], [-0.46, 0.4, 0.16]),
    [0.145, 0.115],
    [0, 0, 0],
    0.5,
  );
  const glove = (at: Point, part: number, side: number): void => {
    const make: Make = { ...trim, part, gloss: 0.5 };
    model.add(ball(0.14, 24, 16), make, { at, scale: [0.95, 1.05, 0.8] });
    model.add(ball(0.062, 14, 10), make, {
      at: [at[0] + 0.12 * side, at[1] + 0.06, at[2] + 0.03],
      scale: [1, 1.3, 1],
    });
  };
  glove([-0.48, 0.5, 0.17], PART.arm, 1);
  for (const i of [-1, 0, 1])
    model.add(
      ball(0.052, 12, 10),
      { ...trim, part: PART.arm, gloss: 0.5 },
      { at: [-0.5 + i * 0.075, 0.64 - 0.02 * abs(i), 0.17], scale: [1, 1.7, 1] },
    );
  limb(
    model,
    plain,
    trim,
    through([0, 0, 0], [0.36, -0.26, 0.04], [HAND[0] - 0.3 - 0.06, HAND[1] - 0.22, HAND[2]]),
    [0.145, 0.115],
    [0.3, 0.2, 0],
    0.5,
  );
  glove([HAND[0], HAND[1], HAND[2]], PART.body, -1);
  for (const [i] of HIPS.entries()) {
    const part = i === 0 ? PART.left : PART.right;
    const side = i === 0 ? -1 : 1;
    const knee: Point = [0.06 * side, -0.34, i === 0 ? 0.22 : 0.1];
    const foot: Point = [0.13 * side, -0.62, i === 0 ? -0.06 : 0.02];
    limb(
      model,
      { ...plain, part },
      { ...trim, part },
      through([0, 0, 0], knee, foot),
      [0.175, 0.14],
      [0, 0, 0],
      0.52,
    );
    const sole: Point = [foot[0] + 0.015 * side, foot[1] - 0.06, foot[2] + 0.05];
    model.add(
      ball(0.18, 28, 18),
      { ...plain, part, gloss: 0.5 },
      { at: sole, scale: [0.92, 0.72, 1.2] },
    );
    model.add(
      rod(0.18, 0.175, 0.06, 28),
      { ...trim, part },
      { at: [sole[0], sole[1] - 0.14, sole[2]], scale: [0.9, 1, 1.2] },
    );
  }
};

/** The astronaut and what floats round, from a theme alone. */
export const build = (theme: AstronautTheme): BufferGeometry => {
  const model = new Model();
  const { suitColor, visorColor, planetColor, starsColor, miniSceneColor: mini } = theme.scene;
  const planet = { color: planetColor, part: PART.planet, gloss: 0.2, stuff: STUFF.planet };
  model.add(ball(1.0, 80, 48), { ...planet, from: 0.1 });
  const ring: Make = {
    color: blend(starsColor, planetColor, 0.3),
    part: PART.hoop,
    gloss: 0.4,
    from: 0.3,
  };
  model.add(hoop(1.42, 0.12, 110, 0.08), ring);
  model.add(hoop(1.66, 0.055, 110, 0.14), { ...ring, color: blend(visorColor, "#FFFFFF", 0.3) });
  model.add(ball(0.21, 32, 20), {
    color: blend(mini, "#FFFFFF", 0.72),
    part: PART.moon,
    gloss: 0.1,
    stuff: STUFF.moon,
    from: 0.8,
  });
  const suit: Make = { color: suitColor, part: PART.body, gloss: 0.35, stuff: STUFF.suit };
  const trim: Make = { color: blend(planetColor, mini, 0.12), part: PART.body, gloss: 0.65 };
  head(model, theme, { ...suit, stuff: STUFF.plain }, trim);
  torso(model, theme, suit, trim);
  limbs(model, suit, trim);
  const air: Make = {
    color: visorColor,
    part: PART.body,
    gloss: 1,
    stuff: STUFF.balloon,
    from: 1.1,
  };
  const top = [0.98, 1.12, 0.1] as const;
  model.add(balloon(), air, { at: top, turn: [0, -0.25, -0.12] });
  model.add(
    lathe(
      [
        [0.05, -0.06],
        [0.015, 0],
        [0, 0.01],
      ],
      12,
    ),
    air,
    { at: [top[0] - 0.045, top[1] - 0.27, top[2]] },
  );
  const [x, y, z] = HAND;
  model.add(
    tube(
      through([x, y, z], [x + 0.02, y + 0.45, z], [top[0] - 0.045, top[1] - 0.31, top[2]]),
      0.009,
      24,
      6,
    ),
    { ...air, color: "#FFFFFF", gloss: 0.2, from: 1.0 },
  );
  return model.geometry();
};
