import { ball, type Make, type Model, rod, tube } from "../solid/index.ts";
import { type Point, through } from "./bend.ts";
import { HAND, HIPS, PART, STUFF } from "./measure.ts";

const { PI, abs, sin } = Math;

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

/** The arm that waves, the one that holds the balloon, and both legs. */
export const limbs = (model: Model, suit: Make, trim: Make): void => {
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
