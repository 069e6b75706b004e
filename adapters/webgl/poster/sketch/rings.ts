import { blend, randomFrom } from "../../basis/index.ts";
import { type Canvas, disc, filled, isWide, rays } from "./sketch.ts";

/** Rings on water and pearls of it. */
export const ripples = ({ pen, width, height, ground }: Canvas): void => {
  const [x, y, far] = [width / 2, height / 2, Math.hypot(width, height) / 2];
  const count = 9;
  for (let i = count; i > 0; i--) {
    const r = (i / count) * far;
    disc(pen, blend(ground, "#04142B", 0.04), x, y + r * 0.02, r);
    disc(pen, blend(ground, "#FFFFFF", 0.04 + 0.42 * (i / count)), x, y, r * 0.985);
  }
  const random = randomFrom(5);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const out = far * (0.62 + 0.3 * random());
    const r = height * (0.008 + 0.018 * random());
    const [px, py] = [x + Math.cos(a) * out * 0.75, y + Math.sin(a) * out];
    disc(pen, blend(ground, "#04142B", 0.3), px + r * 0.15, py + r * 0.3, r);
    disc(pen, blend(ground, "#FFFFFF", 0.6), px, py, r);
    disc(pen, "#FFFFFF", px - r * 0.3, py - r * 0.35, r * 0.25);
  }
};

/** Rays that burst out of the middle, and a seal on them. */
export const starburst = ({ pen, width, height, ground }: Canvas): void => {
  const [x, y] = [width / 2, height / 2];
  rays(pen, blend(ground, "#FFFFFF", 0.2), x, y, Math.hypot(width, height), 18);
  const [a, b] = isWide(width, height)
    ? [width * 0.31, height * 0.36]
    : [width * 0.44, Math.min(width * 0.46, height * 0.4)];
  const seal = (colour: string, by: number, teeth: number): void =>
    filled(pen, colour, () => {
      const steps = Math.max(96, teeth * 4);
      for (let i = 0; i < steps; i++) {
        const at = (i / steps) * Math.PI * 2;
        const r = by * (1 + (teeth ? 0.05 * Math.cos(at * teeth) : 0));
        pen.lineTo(x + Math.cos(at) * a * r, y + Math.sin(at) * b * r);
      }
    });
  seal(blend(ground, "#1A0612", 0.35), 1.12, 24);
  seal(blend(ground, "#FFF3C4", 0.72), 1.09, 24);
  seal(blend(ground, "#1A0612", 0.12), 0.96, 0);
};
