import type { AstronautTheme } from "#core/domain/cover/index.ts";
import { blend } from "../basis/index.ts";
import { ball, cut, hoop, lathe, type Make, type Model, rod, slab, tube } from "../solid/index.ts";
import { through } from "./bend.ts";
import { PART, STUFF } from "./measure.ts";

const { PI, cos, sin } = Math;

/** Helmet, visor and aerial. */
export const head = (model: Model, theme: AstronautTheme, suit: Make, trim: Make): void => {
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

/** The suit from neck to belt, with what is on its chest and back. */
export const torso = (model: Model, theme: AstronautTheme, suit: Make, trim: Make): void => {
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
