import type { Pen } from "../../basis/index.ts";

/** What a poster is painted with; pixels. */
export interface Canvas {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
}

/** Where the one thing of a picture stands: below the title, or beside it in a wide picture. Pixels. */
export interface Stand {
  readonly x: number;
  readonly foot: number;
  /** Half of how wide it may be. */
  readonly unit: number;
}

export const standOf = ({ width, height }: Canvas): Stand => ({
  x: isWide(width, height) ? width * 0.71 : width / 2,
  foot: height * 0.93,
  unit: Math.min(width / 2.6, height / 3.6),
});

export const isWide = (width: number, height: number): boolean => width > height * 1.15;

/** Fills a closed way; `draw` goes along it. */
export const filled = (pen: Pen, colour: string, draw: () => void): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  draw();
  pen.fill();
};

export const disc = (pen: Pen, colour: string, x: number, y: number, r: number): void =>
  filled(pen, colour, () => pen.arc(x, y, r, 0, Math.PI * 2));

/** Corners that are joined by straight lines. */
export const cornered = (pen: Pen, colour: string, ...points: readonly number[]): void =>
  filled(pen, colour, () => {
    for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  });

/** A heart about its middle, `r` from there to its side. */
export const heart = (
  pen: Pen,
  colour: string,
  x: number,
  y: number,
  r: number,
  turn = 0,
): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(r, r);
  filled(pen, colour, () => {
    pen.moveTo(0, 0.92);
    pen.bezierCurveTo(-0.35, 0.62, -1, 0.3, -1, -0.28);
    pen.bezierCurveTo(-1, -0.72, -0.68, -0.9, -0.46, -0.9);
    pen.bezierCurveTo(-0.22, -0.9, -0.06, -0.74, 0, -0.56);
    pen.bezierCurveTo(0.06, -0.74, 0.22, -0.9, 0.46, -0.9);
    pen.bezierCurveTo(0.68, -0.9, 1, -0.72, 1, -0.28);
    pen.bezierCurveTo(1, 0.3, 0.35, 0.62, 0, 0.92);
  });
  pen.restore();
};

/** Rays from a point to beyond the edges, every other one left out. */
export const rays = (
  pen: Pen,
  colour: string,
  x: number,
  y: number,
  far: number,
  count: number,
) => {
  const step = Math.PI / count;
  for (let i = 0; i < count; i++) {
    const at = i * 2 * step;
    const end = (a: number): [number, number] => [x + Math.cos(a) * far, y + Math.sin(a) * far];
    cornered(pen, colour, x, y, ...end(at), ...end(at + step));
  }
};

/** The land or the sea: everything below a wave. Pixels, `turns` over the width. */
export const below = (
  { pen, width, height }: Canvas,
  colour: string,
  y: number,
  high: number,
  turns: number,
  phase: number,
): void =>
  filled(pen, colour, () => {
    pen.moveTo(0, height);
    for (let i = 0; i <= 48; i++)
      pen.lineTo((i / 48) * width, y - high * Math.sin((i / 48) * turns * Math.PI * 2 + phase));
    pen.lineTo(width, height);
  });
