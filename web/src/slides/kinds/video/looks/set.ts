import { blend, randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";
import type { Box } from "../../photos/places.ts";

/** A television on its table: lengths in units. */
export interface Television {
  readonly isTall: boolean;
  readonly cabinet: Box;
  readonly tube: Box;
  /** Where the table begins. */
  readonly floor: number;
  readonly knobs: readonly [Knob, Knob];
  readonly lamp: readonly [number, number];
}
interface Knob {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The outline of a tube: its sides bulge. Adds it to a path, within a part that begins at `x` and `y`, in pixels. */
export const traceTube = (
  pen: CanvasPath,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  const c = Math.min(width, height) * 0.13;
  const d = Math.min(width, height) * 0.024;
  const r = x + width;
  const b = y + height;
  pen.moveTo(x + c, y + d);
  pen.quadraticCurveTo(x + width / 2, y - d, r - c, y + d);
  pen.quadraticCurveTo(r - d, y + d, r - d, y + c);
  pen.quadraticCurveTo(r + d, y + height / 2, r - d, b - c);
  pen.quadraticCurveTo(r - d, b - d, r - c, b - d);
  pen.quadraticCurveTo(x + width / 2, b + d, x + c, b - d);
  pen.quadraticCurveTo(x + d, b - d, x + d, b - c);
  pen.quadraticCurveTo(x - d, y + height / 2, x + d, y + c);
  pen.quadraticCurveTo(x + d, y + d, x + c, y + d);
  pen.closePath();
};

/** Wallpaper of another decade, and a table of dark wood. */
export const paintRoom = (part: Sheet, { floor }: Television, paperTint: string): void => {
  const { pen, unit, width, height } = part;
  const wall = pen.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, blend(paperTint, "#fff3c4", 0.3));
  wall.addColorStop(1, blend(paperTint, "#7a3a18", 0.18));
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  const step = 12.6;
  const leaves = [
    [5.6, blend(paperTint, "#8a2f1a", 0.46)],
    [3.9, blend(paperTint, "#fff3d8", 0.62)],
    [2.2, blend(paperTint, "#7a1e20", 0.62)],
  ] as const;
  for (let row = -1; row < 15; row++)
    for (let column = -1; column < 10; column++) {
      const x = (column * step + (row % 2 ? step / 2 : 0)) * unit;
      const y = row * step * 0.84 * unit;
      for (const [size, tint] of leaves) {
        pen.fillStyle = seen(tint, 0.62);
        pen.beginPath();
        pen.moveTo(x, y - size * 1.4 * unit);
        pen.quadraticCurveTo(x + size * 1.35 * unit, y, x, y + size * 1.4 * unit);
        pen.quadraticCurveTo(x - size * 1.35 * unit, y, x, y - size * 1.4 * unit);
        pen.fill();
      }
    }
  const fall = pen.createLinearGradient(0, 0, width, height);
  fall.addColorStop(0, seen("#fff6d8", 0.3));
  fall.addColorStop(0.5, seen("#fff6d8", 0));
  fall.addColorStop(1, seen("#3a1208", 0.36));
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  const y = floor * unit;
  const table = pen.createLinearGradient(0, y, 0, height);
  table.addColorStop(0, "#ad6740");
  table.addColorStop(0.25, "#87472a");
  table.addColorStop(1, "#4d2314");
  pen.fillStyle = table;
  pen.fillRect(0, y, width, height - y);
  const random = randomFrom(8);
  for (let i = 0; i < 80; i++) {
    pen.strokeStyle = seen("#32120a", random() * 0.22);
    pen.lineWidth = (0.12 + random() * 0.3) * unit;
    const down = y + (1 + random() * (height / unit - floor)) * unit;
    const x = random() * width;
    pen.beginPath();
    pen.moveTo(x - 26 * unit, down);
    pen.bezierCurveTo(
      x - 8 * unit,
      down - unit * random(),
      x + 8 * unit,
      down + unit * random(),
      x + 34 * unit,
      down,
    );
    pen.stroke();
  }
  pen.fillStyle = seen("#ffdfa8", 0.45);
  pen.fillRect(0, y, width, Math.max(1, 0.36 * unit));
  layGrain(part, 0.4);
};

const aerial = ({ pen, unit }: Sheet, { cabinet, isTall }: Television): void => {
  const [x, y] = [cabinet.x + cabinet.width * 0.46, cabinet.y + 0.9];
  pen.lineCap = "round";
  for (const [way, lean] of [
    [-1, 0.86],
    [1, 1],
  ] as const) {
    const tip = [
      x + way * (isTall ? 12 : 19),
      Math.max(3.4, y - (isTall ? 10 : 25) * lean),
    ] as const;
    for (const [tint, thick] of [
      ["#4f4854", 1.1],
      ["#b9b2bd", 0.7],
      ["#ffffff", 0.26],
    ] as const) {
      pen.strokeStyle = tint;
      pen.lineWidth = thick * unit;
      pen.beginPath();
      pen.moveTo(x * unit, y * unit);
      pen.lineTo(tip[0] * unit, tip[1] * unit);
      pen.stroke();
    }
    const ball = pen.createRadialGradient(
      ...([(tip[0] - 0.4) * unit, (tip[1] - 0.4) * unit, 0] as const),
      ...([tip[0] * unit, tip[1] * unit, 1.3 * unit] as const),
    );
    ball.addColorStop(0, "#ff9a94");
    ball.addColorStop(1, "#c92f3a");
    pen.fillStyle = ball;
    pen.beginPath();
    pen.arc(tip[0] * unit, tip[1] * unit, 1.3 * unit, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#2b1a14";
  pen.beginPath();
  pen.ellipse(x * unit, y * unit, 9 * unit, 3.2 * unit, 0, Math.PI, 2 * Math.PI);
  pen.fill();
};

const grille = ({ pen, unit }: Sheet, { tube, isTall, cabinet }: Television): void => {
  pen.fillStyle = "#0b080b";
  const count = isTall ? 11 : 9;
  for (let i = 0; i < count; i++) {
    pen.beginPath();
    if (isTall)
      pen.roundRect(
        (cabinet.x + 7 + i * 2.1) * unit,
        (tube.y + tube.height + 4.4) * unit,
        unit,
        11.5 * unit,
        0.5 * unit,
      );
    else
      pen.roundRect(
        (tube.x + tube.width + 4.2) * unit,
        (cabinet.y + cabinet.height * 0.6 + i * 2.2) * unit,
        11 * unit,
        0.95 * unit,
        0.48 * unit,
      );
    pen.fill();
  }
};

/** The set: walnut, a dark front with a brass edge, a bezel about the tube. A part of the slide’s own size. */
export const paintSet = (part: Sheet, tv: Television): void => {
  const { pen, unit } = part;
  const { cabinet, tube, isTall } = tv;
  const [x, y, wide, high] = [
    cabinet.x * unit,
    cabinet.y * unit,
    cabinet.width * unit,
    cabinet.height * unit,
  ];
  aerial(part, tv);
  if (!isTall)
    for (const [at, left, right] of [
      [0.14, -3.4, 1.2],
      [0.86, -1.2, 3.4],
    ] as const) {
      const foot = (cabinet.y + cabinet.height) * unit;
      const leg = (cabinet.x + cabinet.width * at) * unit;
      pen.fillStyle = "#2b1610";
      pen.beginPath();
      pen.moveTo(leg - 1.9 * unit, foot - 1.6 * unit);
      pen.lineTo(leg + 1.9 * unit, foot - 1.6 * unit);
      pen.lineTo(leg + right * unit, foot + 4.6 * unit);
      pen.lineTo(leg + left * unit, foot + 4.6 * unit);
      pen.fill();
    }
  castShadow(part, "#2a0d04", 0.72, 3.6, 7);
  pen.fillStyle = "#7d4526";
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 7 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  pen.clip();
  const walnut = pen.createLinearGradient(x, y, x + wide * 0.6, y + high);
  walnut.addColorStop(0, "#d29160");
  walnut.addColorStop(0.4, "#a6623a");
  walnut.addColorStop(0.75, "#86472a");
  walnut.addColorStop(1, "#5f2e1a");
  pen.fillStyle = walnut;
  pen.fillRect(x, y, wide, high);
  const random = randomFrom(5);
  for (let i = 0; i < 100; i++) {
    pen.strokeStyle = seen("#3a1608", 0.05 + random() * 0.17);
    pen.lineWidth = (0.1 + random() * 0.3) * unit;
    const at = y + random() * high;
    const bend = (random() - 0.5) * 5 * unit;
    pen.beginPath();
    pen.moveTo(x, at);
    pen.bezierCurveTo(
      x + wide * 0.3,
      at + bend,
      x + wide * 0.6,
      at - bend,
      x + wide,
      at + random() * unit,
    );
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = seen("#ffdcae", 0.5);
  pen.lineWidth = 0.4 * unit;
  pen.beginPath();
  pen.roundRect(x + 0.4 * unit, y + 0.4 * unit, wide - 0.8 * unit, high - 0.8 * unit, 6.6 * unit);
  pen.stroke();
  const front = pen.createLinearGradient(0, y, 0, y + high);
  front.addColorStop(0, "#33293a");
  front.addColorStop(1, "#1a141d");
  pen.fillStyle = front;
  pen.beginPath();
  pen.roundRect(x + 2.4 * unit, y + 2.4 * unit, wide - 4.8 * unit, high - 4.8 * unit, 5.2 * unit);
  pen.fill();
  const brass = pen.createLinearGradient(x, y, x + wide, y + high);
  brass.addColorStop(0, "#fbe6b8");
  brass.addColorStop(0.5, "#c79a5a");
  brass.addColorStop(1, "#f0d49a");
  pen.strokeStyle = brass;
  pen.lineWidth = 0.6 * unit;
  pen.stroke();
  const bezel = 1.9;
  const ring = pen.createLinearGradient(
    ...([tube.x * unit, tube.y * unit] as const),
    ...([(tube.x + tube.width) * unit, (tube.y + tube.height) * unit] as const),
  );
  ring.addColorStop(0, "#070507");
  ring.addColorStop(1, "#4a4150");
  pen.fillStyle = ring;
  pen.beginPath();
  traceTube(
    pen,
    ...([(tube.x - bezel) * unit, (tube.y - bezel) * unit] as const),
    ...([(tube.width + 2 * bezel) * unit, (tube.height + 2 * bezel) * unit] as const),
  );
  pen.fill();
  pen.fillStyle = "#050405";
  pen.beginPath();
  traceTube(
    pen,
    ...([(tube.x - 0.8) * unit, (tube.y - 0.8) * unit] as const),
    ...([(tube.width + 1.6) * unit, (tube.height + 1.6) * unit] as const),
  );
  pen.fill();
  grille(part, tv);
  for (const { x: kx, y: ky, size } of tv.knobs) {
    castShadow(part, "#000000", 0.7, 0.9, 2);
    const cap = pen.createRadialGradient(
      ...([(kx - size * 0.4) * unit, (ky - size * 0.5) * unit, 0] as const),
      ...([kx * unit, ky * unit, size * 1.3 * unit] as const),
    );
    cap.addColorStop(0, "#fff4dc");
    cap.addColorStop(0.5, "#cfae77");
    cap.addColorStop(1, "#7d5a2e");
    pen.fillStyle = cap;
    pen.beginPath();
    pen.arc(kx * unit, ky * unit, size * unit, 0, 7);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.strokeStyle = seen("#3a2410", 0.45);
    pen.lineWidth = 0.24 * unit;
    for (let i = 0; i < 24; i++) {
      const turn = (i / 24) * 2 * Math.PI;
      pen.beginPath();
      pen.moveTo(
        (kx + Math.cos(turn) * size * 0.86) * unit,
        (ky + Math.sin(turn) * size * 0.86) * unit,
      );
      pen.lineTo((kx + Math.cos(turn) * size) * unit, (ky + Math.sin(turn) * size) * unit);
      pen.stroke();
    }
  }
};

/** What is turned of a knob: its dark middle with a mark. A part of `2 × size` a side. */
export const paintDial = ({ pen, width }: Sheet): void => {
  const half = width / 2;
  const face = pen.createRadialGradient(half * 0.8, half * 0.75, 0, half, half, half * 0.7);
  face.addColorStop(0, "#453b47");
  face.addColorStop(1, "#17121a");
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(half, half, half * 0.66, 0, 7);
  pen.fill();
  pen.fillStyle = "#ffd98f";
  pen.beginPath();
  pen.roundRect(half * 0.93, half * 0.38, half * 0.14, half * 0.46, half * 0.07);
  pen.fill();
};

/** A lamp that is lit, with its halo: a part of 6 a side. */
export const paintLamp = ({ pen, width }: Sheet): void => {
  const half = width / 2;
  const halo = pen.createRadialGradient(half, half, 0, half, half, half);
  halo.addColorStop(0, seen("#ffd2b8", 1));
  halo.addColorStop(0.22, seen("#ff6a4d", 1));
  halo.addColorStop(0.3, seen("#ff6a4d", 0.5));
  halo.addColorStop(1, seen("#ff6a4d", 0));
  pen.fillStyle = halo;
  pen.fillRect(0, 0, width, width);
};

/** A mug of something hot, its foot in the middle of a part of 22 × 20. */
export const paintMug = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.save();
  pen.scale(unit, unit);
  const [x, y] = [9.5, 17.6];
  pen.fillStyle = seen("#1d0803", 0.55);
  pen.beginPath();
  pen.ellipse(x + 2.6, y, 8.6, 1.5, 0, 0, 7);
  pen.fill();
  pen.strokeStyle = "#b92b36";
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.ellipse(x + 6.2, y - 6.4, 2.9, 3.5, 0, -1.4, 1.5);
  pen.stroke();
  const clay = pen.createLinearGradient(x - 6.5, 0, x + 6.5, 0);
  clay.addColorStop(0, "#ff8f86");
  clay.addColorStop(0.4, "#e4454f");
  clay.addColorStop(1, "#931b26");
  pen.fillStyle = clay;
  pen.beginPath();
  pen.moveTo(x - 6.4, y - 13.2);
  pen.lineTo(x - 5.4, y - 1.2);
  pen.quadraticCurveTo(x, y + 1.2, x + 5.4, y - 1.2);
  pen.lineTo(x + 6.4, y - 13.2);
  pen.fill();
  pen.fillStyle = "#fff6e4";
  pen.beginPath();
  pen.moveTo(x - 0.4, y - 4.6);
  pen.bezierCurveTo(x - 4.2, y - 7.6, x - 2.1, y - 10.2, x - 0.4, y - 8.1);
  pen.bezierCurveTo(x + 1.3, y - 10.2, x + 3.4, y - 7.6, x - 0.4, y - 4.6);
  pen.fill();
  pen.fillStyle = "#7a1d28";
  pen.beginPath();
  pen.ellipse(x, y - 13.2, 6.4, 1.8, 0, 0, 7);
  pen.fill();
  pen.fillStyle = "#3a1a10";
  pen.beginPath();
  pen.ellipse(x, y - 12.9, 5.6, 1.3, 0, 0, 7);
  pen.fill();
  pen.restore();
};

/** A wisp of steam, soft at all its edges: a part of 8 a side. */
export const paintSteam = ({ pen, width }: Sheet): void => {
  const half = width / 2;
  for (const [x, y, reach] of [
    [0.5, 0.5, 1],
    [0.36, 0.3, 0.62],
    [0.66, 0.72, 0.58],
  ] as const) {
    const puff = pen.createRadialGradient(
      width * x,
      width * y,
      0,
      width * x,
      width * y,
      half * reach,
    );
    puff.addColorStop(0, seen("#fff0dc", 0.42));
    puff.addColorStop(1, seen("#fff0dc", 0));
    pen.fillStyle = puff;
    pen.fillRect(0, 0, width, width);
  }
};
