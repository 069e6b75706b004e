import { blend } from "../../basis/index.ts";
import { below, type Canvas, cornered, disc, rays } from "./sketch.ts";

const FLAGS = ["#EE466D", "#FFA25C", "#FFD166", "#3CA6A3", "#7C5AC6", "#F898B6"];

/** Garlands of flags above, paper dots below. */
export const garlands = ({ pen, width: w, height: h, ground }: Canvas): void => {
  rays(pen, `${blend(ground, "#FFFFFF", 0.45)}99`, w / 2, h * 0.45, Math.hypot(w, h), 16);
  for (const [row, count] of [5, 7].entries()) {
    const rope = (x: number): number =>
      h * (0.02 + row * 0.05) + h * 0.09 * (1 - (x / w - 0.5) ** 2 * 4);
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * w;
      const half = (w / count) * 0.34;
      const y = rope(x);
      cornered(
        pen,
        FLAGS[(i * 5 + row * 2) % 6] ?? "#EE466D",
        x - half,
        y,
        x + half,
        y,
        x,
        y + half * 2.1,
      );
    }
    pen.strokeStyle = "#73294580";
    pen.lineWidth = h * 0.005;
    pen.beginPath();
    for (let i = 0; i <= 24; i++) pen.lineTo((i / 24) * w, rope((i / 24) * w));
    pen.stroke();
  }
  for (let i = 0; i < 18; i++) {
    const x = ((i * 0.618) % 1) * w;
    const y = h * (0.84 + 0.15 * ((i * 0.37) % 1));
    disc(pen, FLAGS[i % 6] ?? "#EE466D", x, y, h * (0.008 + 0.014 * ((i * 0.71) % 1)));
  }
};

/** Rays tone on tone: what lettering that fills the cover stands on. */
export const beams = ({ pen, width, height, ground }: Canvas): void =>
  rays(pen, blend(ground, "#FFFFFF", 0.14), width / 2, height / 2, Math.hypot(width, height), 16);

/** A sky, a sun and hills, for the stories of covers made elsewhere. */
export const meadow = (canvas: Canvas): void => {
  const { pen, width: w, height: h, ground } = canvas;
  const sun = blend("#FFE9A8", ground, 0.2);
  rays(pen, blend(ground, "#FFFFFF", 0.16), w * 0.78, h * 0.36, Math.hypot(w, h), 14);
  disc(pen, sun, w * 0.78, h * 0.36, h * 0.09);
  const cloud = blend(ground, "#FFFFFF", 0.85);
  for (const [x, y, r] of [
    [0.16, 0.46, 0.05],
    [0.25, 0.445, 0.065],
    [0.34, 0.465, 0.045],
    [0.6, 0.56, 0.035],
    [0.67, 0.548, 0.048],
    [0.74, 0.562, 0.033],
  ] as const)
    disc(pen, cloud, x * w, y * h, r * h);
  below(canvas, blend("#8CCB7A", ground, 0.2), h * 0.76, h * 0.03, 0.9, 0.5);
  below(canvas, blend("#5FAF63", ground, 0.12), h * 0.86, h * 0.025, 1.1, 3);
  for (let i = 0; i < 9; i++) {
    const x = ((i + 0.5) / 9) * w;
    const y = h * (0.9 + 0.05 * ((i * 0.618) % 1));
    for (let k = 0; k < 6; k++)
      disc(
        pen,
        FLAGS[i % 3] ?? "#EE466D",
        x + Math.cos(k * 1.047) * h * 0.014,
        y + Math.sin(k * 1.047) * h * 0.014,
        h * 0.011,
      );
    disc(pen, "#FFF3C4", x, y, h * 0.01);
  }
};
