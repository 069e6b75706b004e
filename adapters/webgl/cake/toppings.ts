import type { CakeTheme } from "#core/domain/cover/index.ts";
import { blend } from "../basis/index.ts";
import { ball, tube } from "../solid/index.ts";
import { CREAM, ring, TIERS } from "./measure.ts";
import type { Make, Model } from "./model.ts";
import { dollop, type Fine, leaf } from "./shapes.ts";

const SPRINKLES = ["#FF5D8F", "#FFD23F", "#3DDBD9", "#9B8CFF", "#FFFFFF", "#FF924C"];

/** Sprinkles over both tiers (COVER-06, secondary topping). */
export const sprinkle = (
  model: Model,
  random: () => number,
  fine: Fine,
  colors: readonly string[] = SPRINKLES,
): void => {
  const [low, top] = TIERS;
  const shape = ball(0.0125, fine(5), fine(6)).scale(1, 3, 1);
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

/** The main topping: swirls of cream, cherries on them, or leaves (COVER-06). */
export const top = (model: Model, theme: CakeTheme, random: () => number, fine: Fine): void => {
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
  const swirl = dollop(fine);
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
      const berry = ball(0.062, fine(16), fine(10));
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
        ball(0.05, fine(14), fine(9)),
        { stuff: "icing", color: second, part: "upper", gloss: 0.7, from: 1.0 + i * 0.04 },
        { at: [Math.cos(half) * (r - 0.09), up + 0.03, Math.sin(half) * (r - 0.09)] },
      );
    });
    return;
  }
  const fruit = ball(0.095, fine(20), fine(14));
  const stalk = tube((s) => [0.02 * s + 0.06 * s * s, 0.07 + 0.21 * s, 0.02 * s * s], 0.0085, 8, 5);
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
