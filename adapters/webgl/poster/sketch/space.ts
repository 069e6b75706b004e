import { blend, randomFrom } from "../../basis/index.ts";
import { type Canvas, cornered, disc, filled, standOf } from "./sketch.ts";

const stars = ({ pen, width, height, ink }: Canvas): void => {
  const random = randomFrom(7);
  for (let i = 0; i < 60; i++) {
    const r = height * (0.0012 + 0.003 * random() ** 3);
    pen.globalAlpha = 0.35 + 0.5 * random();
    disc(pen, ink, random() * width, random() * height, r);
  }
  pen.globalAlpha = 1;
};

const ringed = ({ pen }: Canvas, colour: string, x: number, y: number, r: number): void => {
  pen.lineWidth = r * 0.14;
  pen.strokeStyle = blend(colour, "#FFFFFF", 0.55);
  const hoop = (from: number, to: number): void => {
    pen.beginPath();
    pen.ellipse(x, y, r * 1.6, r * 0.42, -0.3, from, to);
    pen.stroke();
  };
  hoop(Math.PI, Math.PI * 2);
  disc(pen, colour, x, y, r);
  disc(pen, blend(colour, "#FFFFFF", 0.16), x - r * 0.18, y - r * 0.2, r * 0.72);
  hoop(0, Math.PI);
};

/** A rocket over clouds of its own, a planet beside it. */
export const rocket = (canvas: Canvas): void => {
  const { pen, ground } = canvas;
  const { x, foot, unit: u } = standOf(canvas);
  stars(canvas);
  ringed(canvas, "#D9A441", x - u * 0.72, foot - u * 1.62, u * 0.26);
  pen.save();
  pen.translate(x + u * 0.06, foot - u * 0.95);
  pen.rotate(0.3);
  filled(pen, "#FFB23E", () => {
    pen.moveTo(-u * 0.2, u * 0.7);
    pen.quadraticCurveTo(-u * 0.18, u * 1.1, 0, u * 1.34);
    pen.quadraticCurveTo(u * 0.18, u * 1.1, u * 0.2, u * 0.7);
  });
  for (const side of [-1, 1])
    filled(pen, "#C92A3A", () => {
      pen.moveTo(side * u * 0.28, u * 0.15);
      pen.quadraticCurveTo(side * u * 0.62, u * 0.3, side * u * 0.6, u * 0.86);
      pen.lineTo(side * u * 0.24, u * 0.62);
    });
  filled(pen, "#F7F2EA", () => {
    pen.moveTo(0, -u * 1.05);
    pen.bezierCurveTo(u * 0.5, -u * 0.6, u * 0.42, u * 0.3, u * 0.26, u * 0.74);
    pen.lineTo(-u * 0.26, u * 0.74);
    pen.bezierCurveTo(-u * 0.42, u * 0.3, -u * 0.5, -u * 0.6, 0, -u * 1.05);
  });
  filled(pen, "#E5383B", () => {
    pen.moveTo(0, -u * 1.05);
    pen.quadraticCurveTo(u * 0.24, -u * 0.82, u * 0.29, -u * 0.58);
    pen.lineTo(-u * 0.29, -u * 0.58);
    pen.quadraticCurveTo(-u * 0.24, -u * 0.82, 0, -u * 1.05);
  });
  disc(pen, "#E8B04A", 0, -u * 0.14, u * 0.2);
  disc(pen, "#5FA8D3", 0, -u * 0.14, u * 0.14);
  pen.restore();
  const cloud = blend(ground, "#FFFFFF", 0.8);
  for (const [at, r] of [
    [-1, 0.34],
    [-0.5, 0.42],
    [-0.06, 0.3],
    [0.42, 0.4],
    [0.94, 0.36],
  ] as const)
    disc(pen, cloud, x + at * u, foot + u * 0.12, r * u);
  const { width, height } = canvas;
  filled(pen, cloud, () => pen.rect(0, foot + u * 0.12, width, height));
};

/** An astronaut afloat before a planet. */
export const astronaut = (canvas: Canvas): void => {
  const { pen, ground } = canvas;
  const { x, foot, unit: u } = standOf(canvas);
  stars(canvas);
  ringed(canvas, blend("#F15BB5", ground, 0.1), x + u * 0.55, foot - u * 0.42, u * 0.5);
  pen.save();
  pen.translate(x - u * 0.12, foot - u * 1.15);
  pen.rotate(-0.16);
  const suit = "#F4F1F8";
  const limb = (ax: number, ay: number, bx: number, by: number): void => {
    pen.strokeStyle = suit;
    pen.lineWidth = u * 0.24;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(ax * u, ay * u);
    pen.lineTo(bx * u, by * u);
    pen.stroke();
  };
  filled(pen, blend(suit, "#6B5B95", 0.35), () =>
    pen.roundRect(-u * 0.42, -u * 0.2, u * 0.84, u * 0.66, u * 0.1),
  );
  limb(-0.3, 0, -0.62, -0.42);
  limb(0.3, 0, 0.58, 0.34);
  limb(-0.16, 0.5, -0.24, 0.98);
  limb(0.16, 0.5, 0.3, 0.94);
  filled(pen, suit, () => pen.roundRect(-u * 0.33, -u * 0.2, u * 0.66, u * 0.86, u * 0.24));
  cornered(
    pen,
    "#E5446D",
    -u * 0.33,
    u * 0.42,
    u * 0.33,
    u * 0.42,
    u * 0.33,
    u * 0.5,
    -u * 0.33,
    u * 0.5,
  );
  disc(pen, suit, 0, -u * 0.46, u * 0.44);
  pen.beginPath();
  filled(pen, "#2F8FC9", () => pen.ellipse(0, -u * 0.44, u * 0.32, u * 0.25, 0, 0, Math.PI * 2));
  filled(pen, "#BDE9FF", () =>
    pen.ellipse(-u * 0.12, -u * 0.52, u * 0.09, u * 0.05, -0.5, 0, Math.PI * 2),
  );
  pen.restore();
};
