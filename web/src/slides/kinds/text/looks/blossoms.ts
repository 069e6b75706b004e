import { blend } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, fill, layGrain, seen } from "../../paper/index.ts";

/** Sides of a blossom’s part, and of a leaf’s or a twig’s, which stands on the middle of its lower edge; units. */
export const blossomSide = 30;
export const leafWide = 14;
export const leafHigh = 26;

const shade = "#3c1420";

/** How the petals of a blossom are cut, in parts of its radius, pointing up. */
type Cut = "round" | "heart" | "long" | "fringed";
export interface Blossom {
  readonly key: string;
  readonly cut: Cut;
  readonly petals: number;
  readonly tint: string;
  readonly core: string;
}

const trace = (pen: Pen, cut: Cut, r: number): void => {
  pen.beginPath();
  pen.moveTo(0, 0);
  if (cut === "round") {
    pen.bezierCurveTo(-0.42 * r, -0.25 * r, -0.44 * r, -0.86 * r, 0, -r);
    pen.bezierCurveTo(0.44 * r, -0.86 * r, 0.42 * r, -0.25 * r, 0, 0);
  } else if (cut === "heart") {
    pen.bezierCurveTo(-0.56 * r, -0.26 * r, -0.62 * r, -0.94 * r, -0.22 * r, -r);
    pen.quadraticCurveTo(-0.04 * r, -1.02 * r, 0, -0.85 * r);
    pen.quadraticCurveTo(0.04 * r, -1.02 * r, 0.22 * r, -r);
    pen.bezierCurveTo(0.62 * r, -0.94 * r, 0.56 * r, -0.26 * r, 0, 0);
  } else if (cut === "fringed") {
    pen.bezierCurveTo(-0.2 * r, -0.3 * r, -0.34 * r, -0.7 * r, -0.24 * r, -0.93 * r);
    pen.lineTo(-0.13 * r, -0.87 * r);
    pen.lineTo(0, -r);
    pen.lineTo(0.13 * r, -0.87 * r);
    pen.lineTo(0.24 * r, -0.93 * r);
    pen.bezierCurveTo(0.34 * r, -0.7 * r, 0.2 * r, -0.3 * r, 0, 0);
  } else {
    pen.bezierCurveTo(-0.22 * r, -0.35 * r, -0.22 * r, -0.78 * r, 0, -r);
    pen.bezierCurveTo(0.22 * r, -0.78 * r, 0.22 * r, -0.35 * r, 0, 0);
  }
};

/** One ring of petals of cut paper, each over the last. */
const ring = (part: Sheet, { cut, petals }: Blossom, r: number, tint: string, off: number) => {
  const { pen, unit } = part;
  const paint = pen.createRadialGradient(0, 0, 0.12 * r, 0, 0, r);
  paint.addColorStop(0, blend(tint, shade, 0.38));
  paint.addColorStop(0.45, tint);
  paint.addColorStop(1, blend(tint, "#ffffff", 0.16));
  castShadow(part, shade, 0.34, 0.28, 0.9);
  pen.fillStyle = paint;
  pen.strokeStyle = seen("#ffffff", 0.2);
  pen.lineWidth = 0.14 * unit;
  for (let i = 0; i < petals; i++) {
    pen.save();
    pen.rotate(((i + off) * 2 * Math.PI) / petals);
    trace(pen, cut, r);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.stroke();
    pen.restore();
  }
  pen.shadowColor = "transparent";
};

/** A blossom of three rings of petals, with its stamens. */
export const paintBlossom = (part: Sheet, blossom: Blossom): void => {
  const { pen, unit, width, height } = part;
  const { tint, core } = blossom;
  const r = 13 * unit;
  pen.save();
  pen.translate(width / 2, height / 2);
  ring(part, blossom, r, blend(tint, shade, 0.14), 0);
  ring(part, blossom, r * 0.9, tint, 0.5);
  ring(part, blossom, r * 0.6, blend(tint, "#ffffff", 0.34), 0.25);
  castShadow(part, shade, 0.5, 0.3, 1);
  const heart = pen.createRadialGradient(-1 * unit, -1 * unit, 0, 0, 0, 3.6 * unit);
  heart.addColorStop(0, blend(core, "#ffffff", 0.28));
  heart.addColorStop(1, core);
  pen.fillStyle = heart;
  pen.beginPath();
  pen.arc(0, 0, 3.4 * unit, 0, 7);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.fillStyle = "#fff3c8";
  pen.beginPath();
  for (let i = 0; i < 13; i++) {
    const [a, far] = [i * 2.4, 0.62 * Math.sqrt(i) * unit];
    pen.moveTo(Math.cos(a) * far + 0.34 * unit, Math.sin(a) * far);
    pen.arc(Math.cos(a) * far, Math.sin(a) * far, 0.34 * unit, 0, 7);
  }
  pen.fill();
  pen.restore();
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.5);
};

/** A leaf of folded paper in this green: one half in the light. */
export const paintLeaf = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  const [x, foot, tip, half] = [width / 2, height - 0.6 * unit, 1.4 * unit, 4.6 * unit];
  const middle = (foot + tip) / 2;
  castShadow(part, "#0d2a24", 0.45, 0.5, 1.2);
  pen.fillStyle = tint;
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.bezierCurveTo(x - half * 1.5, middle + 4 * unit, x - half, tip + 4 * unit, x, tip);
  pen.bezierCurveTo(x + half, tip + 4 * unit, x + half * 1.5, middle + 4 * unit, x, foot);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = seen("#f4ffd8", 0.2);
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.bezierCurveTo(x - 0.8 * unit, middle, x + 0.6 * unit, tip + 6 * unit, x, tip);
  pen.lineTo(0, tip);
  pen.lineTo(0, foot);
  pen.fill();
  pen.strokeStyle = seen("#f4ffd8", 0.34);
  pen.lineWidth = 0.3 * unit;
  pen.beginPath();
  pen.moveTo(x, foot);
  pen.quadraticCurveTo(x - 0.5 * unit, middle, x, tip);
  for (let i = 1; i < 6; i++) {
    const y = foot + (tip - foot) * (i / 6.6);
    for (const side of [-1, 1]) {
      pen.moveTo(x, y);
      pen.lineTo(x + side * 3.4 * unit, y - 2.6 * unit);
    }
  }
  pen.stroke();
  const low = pen.createLinearGradient(0, foot, 0, middle);
  low.addColorStop(0, seen("#0d2a24", 0.5));
  low.addColorStop(1, seen("#0d2a24", 0));
  fill(part, low);
  layGrain(part, 0.5);
};

/** A twig with berries in this tint. */
export const paintTwig = (part: Sheet, tint: string): void => {
  const { pen, unit, width, height } = part;
  const x = width / 2;
  pen.strokeStyle = "#2f5b3c";
  pen.lineWidth = 0.6 * unit;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x, height);
  pen.quadraticCurveTo(x - 1 * unit, height * 0.5, x + 0.6 * unit, 4 * unit);
  pen.moveTo(x - 0.3 * unit, height * 0.55);
  pen.lineTo(x + 4 * unit, height * 0.36);
  pen.moveTo(x - 0.3 * unit, height * 0.45);
  pen.lineTo(x - 4 * unit, height * 0.26);
  pen.stroke();
  for (const [dx, y] of [
    [0.6, 3.4],
    [4, 8.6],
    [-4, 6.2],
    [2.4, 5.4],
    [-2, 9.8],
  ] as const) {
    castShadow(part, shade, 0.4, 0.3, 0.8);
    const [cx, cy] = [x + dx * unit, y * unit];
    const ball = pen.createRadialGradient(cx - 0.7 * unit, cy - 0.8 * unit, 0, cx, cy, 2.1 * unit);
    ball.addColorStop(0, blend(tint, "#ffffff", 0.6));
    ball.addColorStop(0.35, tint);
    ball.addColorStop(1, blend(tint, shade, 0.4));
    pen.fillStyle = ball;
    pen.beginPath();
    pen.arc(cx, cy, 2 * unit, 0, 7);
    pen.fill();
  }
};
