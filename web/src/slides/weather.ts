import type { Effects } from "#core/app/index.ts";

/** As much of a canvas as falls are painted with. */
export type WeatherPen = Pick<
  CanvasRenderingContext2D,
  | "clearRect"
  | "save"
  | "restore"
  | "translate"
  | "rotate"
  | "scale"
  | "beginPath"
  | "arc"
  | "fill"
  | "fillRect"
  | "fillStyle"
  | "globalAlpha"
>;

const tints = ["#f94144", "#f8961e", "#f9c74f", "#90be6d", "#43aa8b", "#577590", "#f2545b"];
const confettiCount = 64;
const snowCount = 80;

/** A number from 0 to 1 that belongs to a piece: always the same. */
const chance = (piece: number, of: number): number => {
  const wave = Math.sin(piece * 127.1 + of * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};
const fold = (value: number): number => value - Math.floor(value);

const paintConfetti = (pen: WeatherPen, t: number, w: number, h: number): void => {
  const size = Math.max(6, Math.min(w, h) * 0.014);
  for (let i = 0; i < confettiCount; i++) {
    const speed = 0.09 + 0.07 * chance(i, 1);
    const start = chance(i, 2) * 1.2;
    const way = t * speed - start;
    if (way < 0) continue;
    const y = fold(way) * 1.16 - 0.08;
    const x = chance(i, 3) + 0.03 * Math.sin(t * (0.8 + chance(i, 4)) + i);
    pen.save();
    pen.translate(x * w, y * h);
    pen.rotate(t * (1 + 2 * chance(i, 5)) + i);
    pen.scale(1, Math.cos(t * (2.2 + 2 * chance(i, 6)) + i));
    pen.fillStyle = tints[i % tints.length] ?? "#f94144";
    if (i % 5 === 0) {
      pen.beginPath();
      pen.arc(0, 0, size * 0.45, 0, 7);
      pen.fill();
    } else pen.fillRect(-size / 2, -size / 4, size, size / 2);
    pen.restore();
  }
};

const paintSnow = (pen: WeatherPen, t: number, w: number, h: number): void => {
  for (let i = 0; i < snowCount; i++) {
    const near = chance(i, 7);
    const y = fold(t * (0.035 + 0.05 * near) + chance(i, 8)) * 1.1 - 0.05;
    const x = fold(chance(i, 9) + 0.025 * Math.sin(t * 0.6 + i) + t * 0.006);
    const size = (1.2 + 3.2 * near) * Math.max(1, Math.min(w, h) / 700);
    pen.globalAlpha = 0.45 + 0.5 * near;
    pen.fillStyle = "#ffffff";
    pen.beginPath();
    pen.arc(x * w, y * h, size, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
};

/** Confetti is in the air already when a card begins. Seconds. */
const ahead = 2;

/** Paints what falls over a card at `t` seconds, in closed form: the same time gives the same picture (FX-01). */
export const paintWeather = (
  pen: WeatherPen,
  { confetti, snow }: Effects,
  t: number,
  w: number,
  h: number,
): void => {
  pen.clearRect(0, 0, w, h);
  if (snow) paintSnow(pen, t, w, h);
  if (confetti) paintConfetti(pen, t + ahead, w, h);
};
