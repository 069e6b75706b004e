import { blend, randomFrom } from "../../basis/index.ts";
import { below, type Canvas, cornered, disc, filled, standOf } from "./sketch.ts";

/** A tree with a star on hills of snow. */
export const xmas = (canvas: Canvas): void => {
  const { pen, width, height, ground } = canvas;
  const { x, foot, unit: u } = standOf(canvas);
  const snow = blend("#FFFFFF", ground, 0.06);
  below(canvas, blend(snow, ground, 0.45), foot - u * 0.55, height * 0.02, 1.2, 0.4);
  below(canvas, snow, foot - u * 0.16, height * 0.016, 1, 3);
  filled(pen, "#7A4A2B", () => pen.rect(x - u * 0.1, foot - u * 0.22, u * 0.2, u * 0.32));
  const baubles = ["#E5383B", "#FFC93C", "#FFFFFF"];
  for (let row = 0; row < 4; row++) {
    const wide = u * (0.86 - row * 0.19);
    const low = foot - u * (0.16 + row * 0.42);
    cornered(
      pen,
      blend("#2D7A4B", "#0E4429", 0.5 - row * 0.15),
      x - wide,
      low,
      x,
      low - u * 0.72,
      x + wide,
      low,
    );
    for (let i = -1; i <= 1; i++)
      disc(
        pen,
        baubles[(row + i + 3) % 3] ?? "#FFFFFF",
        x + i * wide * 0.55,
        low - u * 0.08,
        u * 0.065,
      );
  }
  const top = foot - u * 2.16;
  filled(pen, "#FFD166", () => {
    for (let i = 0; i < 10; i++) {
      const r = u * (i % 2 ? 0.09 : 0.22);
      pen.lineTo(x + Math.sin((i * Math.PI) / 5) * r, top - Math.cos((i * Math.PI) / 5) * r);
    }
  });
  const random = randomFrom(3);
  for (let i = 0; i < 70; i++) {
    pen.globalAlpha = 0.4 + 0.5 * random();
    disc(pen, snow, random() * width, random() * height, height * (0.002 + 0.004 * random()));
  }
  pen.globalAlpha = 1;
};
