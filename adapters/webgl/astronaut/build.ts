import type { BufferGeometry } from "three";
import type { AstronautTheme } from "#core/domain/cover/index.ts";
import { blend } from "../basis/index.ts";
import { ball, hoop, lathe, type Make, Model, surface, tube } from "../solid/index.ts";
import { through } from "./bend.ts";
import { head, torso } from "./body.ts";
import { limbs } from "./limbs.ts";
import { HAND, PART, STUFF } from "./measure.ts";

const { PI, abs, cos, sin } = Math;

/** A star full of air. */
const balloon = (): BufferGeometry =>
  surface(90, 20, (u, v) => {
    const a = u * PI * 2;
    const rise = (v - 0.5) * PI;
    const out = 0.36 * (0.62 + 0.38 * abs(cos(2.5 * (a - PI / 2))) ** 1.5) * cos(rise) ** 0.62;
    return [out * cos(a), out * sin(a), 0.15 * sin(rise)];
  });

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
