import { blend, lightness, randomFrom } from "../../basis/index.ts";
import { type Canvas, disc, heart, isWide } from "./sketch.ts";

/** Half the width of the heart that the title stands in. */
const openingOf = ({ width, height }: Canvas): number =>
  isWide(width, height) ? height * 0.5 : Math.min(width * 0.46, height * 0.42);

/** Small hearts strewn about a large one with a border of lace. */
export const hearts = (canvas: Canvas): void => {
  const { pen, width, height, ground, ink } = canvas;
  const pale = blend(ground, "#FFFFFF", 0.42);
  const random = randomFrom(11);
  for (let i = 0; i < 34; i++) {
    const r = height * (0.012 + 0.03 * random());
    const tone = blend(ground, random() < 0.5 ? "#FFFFFF" : "#7A1038", 0.22 + 0.25 * random());
    heart(pen, tone, random() * width, random() * height, r, (random() - 0.5) * 0.9);
  }
  const r = openingOf(canvas);
  const [x, y] = [width / 2, height / 2 + r * 0.04];
  heart(pen, blend(ground, "#3D0620", 0.45), x + r * 0.02, y + r * 0.06, r * 1.08);
  heart(pen, blend(pale, "#FFFFFF", 0.5), x, y, r * 1.06);
  heart(pen, blend(ground, lightness(ink) > 0.6 ? "#7A1038" : "#FFFFFF", 0.3), x, y, r * 0.96);
};

/** A heart cut through four sheets of paper. */
export const paperHearts = (canvas: Canvas): void => {
  const { pen, width, height, ground } = canvas;
  const r = openingOf(canvas);
  const [x, y] = [width / 2, height / 2 + r * 0.02];
  for (let k = 0; k < 4; k++) {
    const wide = r * (1.22 - k * 0.12);
    heart(pen, blend(ground, "#2A0012", 0.55), x - r * 0.012, y - r * 0.025, wide);
    heart(
      pen,
      blend(ground, k === 3 ? "#2A0012" : "#FFFFFF", k === 3 ? 0.35 : 0.42 - k * 0.14),
      x,
      y,
      wide,
    );
  }
  for (let i = 0; i < 7; i++) {
    const at = (i / 6) * width;
    const low = height * (0.98 - 0.05 * ((i * 3) % 4));
    const bloom = blend(ground, "#FFFFFF", i % 2 ? 0.75 : 0.5);
    pen.strokeStyle = blend(ground, "#2A0012", 0.35);
    pen.lineWidth = height * 0.005;
    pen.beginPath();
    pen.moveTo(at, height);
    pen.lineTo(at, low - height * 0.05);
    pen.stroke();
    heart(pen, bloom, at, low - height * 0.06, height * 0.032, ((i % 3) - 1) * 0.2);
    disc(
      pen,
      blend(bloom, "#FFFFFF", 0.5),
      at - height * 0.012,
      low - height * 0.074,
      height * 0.005,
    );
  }
};
