import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, fill, layGrain, light, paper, seen } from "../../paper/index.ts";

const shade = "#8a6136";

/** Height of the machine that is seen while it types, and of what is left of it in the end; units. */
export const machineHigh = 38;
export const machineLow = 12;
/** The sheet’s edges on the slide, and its upper one; units. */
export const sheetSide = 3.4;
export const sheetTop = 4;

/** The wall behind the machine. */
export const paintWall = (part: Sheet): void => {
  const { pen, width, height } = part;
  fill(part, "#3f8f82");
  const glow = pen.createRadialGradient(width * 0.3, 0, 0, width * 0.4, height * 0.3, height);
  glow.addColorStop(0, "#9fd3bd");
  glow.addColorStop(0.5, "#4c9a8c");
  glow.addColorStop(1, "#1f5a58");
  fill(part, glow);
  light(part, "#0d3a34", 1.2, 0.4);
  layGrain(part, 0.6);
};

/** The sheet in the machine, in a part as wide as the slide: laid paper with its shadow on the wall. */
export const paintSheet = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const [left, top] = [sheetSide * unit, sheetTop * unit];
  castShadow(part, "#0d2f2c", 0.55, 0.8, 4);
  pen.fillStyle = "#f8f0de";
  pen.fillRect(left, top, width - 2 * left, height);
  pen.shadowColor = "transparent";
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width - 2 * left, height);
  pen.clip();
  paper(part, "#f9f1df", shade, 0.8);
  pen.fillStyle = seen(shade, 0.05);
  for (let y = top; y < height; y += 0.9 * unit) pen.fillRect(left, y, width, 0.34 * unit);
  // it curls at its sides
  for (const [from, to] of [
    [left, left + 7 * unit],
    [width - left, width - left - 7 * unit],
  ] as const) {
    const curl = pen.createLinearGradient(from, 0, to, 0);
    curl.addColorStop(0, seen(shade, 0.2));
    curl.addColorStop(1, seen(shade, 0));
    fill(part, curl);
  }
  pen.fillStyle = seen("#ffffff", 0.7);
  pen.fillRect(left, top, width, 0.3 * unit);
  pen.restore();
  // a mark pressed into the paper: a folded card
  pen.strokeStyle = seen("#b98d5c", 0.55);
  pen.lineWidth = 0.4 * unit;
  pen.lineJoin = "round";
  pen.beginPath();
  for (const [x, y] of [
    [46.4, 9.4],
    [48.8, 8.2],
    [51.2, 9.4],
    [53.6, 8.2],
    [53.6, 11],
    [51.2, 12.2],
    [48.8, 11],
    [46.4, 12.2],
    [46.4, 9.4],
  ] as const)
    pen.lineTo(x * unit, y * unit);
  pen.stroke();
};

type Stops = readonly (readonly [number, string])[];
const down = (pen: Pen, from: number, to: number, stops: Stops): CanvasGradient => {
  const paint = pen.createLinearGradient(0, from, 0, to);
  for (const [at, tint] of stops) paint.addColorStop(at, tint);
  return paint;
};
const chrome: Stops = [
  [0, "#fffdf8"],
  [0.4, "#bdb6bd"],
  [0.56, "#6f6975"],
  [1, "#dcd6da"],
];

const paintRoller = (part: Sheet): void => {
  const { pen, unit, width } = part;
  castShadow(part, "#3a2415", 0.55, -1, 3.4);
  pen.fillStyle = down(pen, 2 * unit, 13 * unit, [
    [0, "#3a333e"],
    [0.18, "#8a8290"],
    [0.34, "#4a424d"],
    [0.6, "#211b25"],
    [1, "#120d14"],
  ]);
  pen.beginPath();
  pen.roundRect(1 * unit, 2 * unit, width - 2 * unit, 11 * unit, 1.2 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  for (const x of [-2, 96.4]) {
    pen.fillStyle = down(pen, 3 * unit, 12 * unit, [
      [0, "#4a424d"],
      [0.3, "#2a232d"],
      [1, "#0d090f"],
    ]);
    pen.beginPath();
    pen.roundRect(x * unit, 3.4 * unit, 5.6 * unit, 8.2 * unit, 1.6 * unit);
    pen.fill();
    pen.fillStyle = seen("#ffffff", 0.14);
    for (let y = 4.2; y < 11; y += 1.2) pen.fillRect(x * unit, y * unit, 5.6 * unit, 0.4 * unit);
  }
  // the rail that holds the paper, with two small wheels
  pen.fillStyle = down(pen, 3.2 * unit, 4.6 * unit, chrome);
  pen.fillRect(6 * unit, 3.2 * unit, width - 12 * unit, 1.3 * unit);
  for (const x of [24, 76]) {
    castShadow(part, "#120d14", 0.5, 0.4, 1);
    pen.fillStyle = down(pen, 1.4 * unit, 6.4 * unit, [
      [0, "#5a525e"],
      [0.4, "#2b2430"],
      [1, "#100b12"],
    ]);
    pen.beginPath();
    pen.roundRect((x - 3.2) * unit, 1.4 * unit, 6.4 * unit, 5 * unit, 2 * unit);
    pen.fill();
    pen.shadowColor = "transparent";
    pen.fillStyle = seen("#ffffff", 0.26);
    pen.fillRect((x - 2.4) * unit, 2.1 * unit, 4.8 * unit, 0.7 * unit);
  }
  pen.fillStyle = seen("#efe8da", 0.75);
  for (let i = 0; i <= 40; i++) {
    const x = (9 + i * 2.05) * unit;
    pen.fillRect(x, 10.4 * unit, 0.2 * unit, (i % 5 === 0 ? 1.9 : 1) * unit);
  }
};

/** The ribbon, and the fork that lifts it. */
const paintRibbon = (part: Sheet): void => {
  const { pen, unit } = part;
  for (const [wide, tint] of [
    [2.2, "#1c1620"],
    [0.8, "#b3202f"],
  ] as const) {
    pen.strokeStyle = tint;
    pen.lineWidth = wide * unit;
    pen.beginPath();
    pen.moveTo(22 * unit, 14.6 * unit);
    pen.bezierCurveTo(34 * unit, 16 * unit, 40 * unit, 9.6 * unit, 47 * unit, 8.8 * unit);
    pen.lineTo(53 * unit, 8.8 * unit);
    pen.bezierCurveTo(60 * unit, 9.6 * unit, 66 * unit, 16 * unit, 78 * unit, 14.6 * unit);
    pen.stroke();
  }
  for (const x of [45.6, 52.2]) {
    pen.fillStyle = down(pen, 5 * unit, 15 * unit, chrome);
    pen.fillRect(x * unit, 5.4 * unit, 2.2 * unit, 9 * unit);
  }
};

/** Roller, rail, ribbon and hood of a machine, from its upper edge down. */
export const paintMachine = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  paintRoller(part);
  // the basket in which the bars lie
  pen.fillStyle = "#1a1218";
  pen.fillRect(0, 13 * unit, width, 12 * unit);
  pen.strokeStyle = "#6f6874";
  pen.lineWidth = 0.5 * unit;
  pen.beginPath();
  for (let i = -9; i <= 9; i++) {
    pen.moveTo((50 + i * 0.6) * unit, 13.4 * unit);
    pen.lineTo((50 + i * 2) * unit, 22 * unit);
  }
  pen.stroke();
  paintRibbon(part);
  castShadow(part, "#1c0c08", 0.6, -0.6, 2.6);
  pen.fillStyle = down(pen, 13 * unit, height, [
    [0, "#ff7a6a"],
    [0.1, "#e2414a"],
    [0.5, "#c22a3a"],
    [1, "#7f1a2a"],
  ]);
  const hood = () => {
    pen.beginPath();
    pen.moveTo(-2 * unit, height + 2 * unit);
    pen.lineTo(-2 * unit, 19 * unit);
    pen.bezierCurveTo(2 * unit, 14 * unit, 16 * unit, 13 * unit, 30 * unit, 12.8 * unit);
    pen.bezierCurveTo(36 * unit, 21 * unit, 64 * unit, 21 * unit, 70 * unit, 12.8 * unit);
    pen.bezierCurveTo(84 * unit, 13 * unit, 98 * unit, 14 * unit, 102 * unit, 19 * unit);
    pen.lineTo(102 * unit, height + 2 * unit);
  };
  hood();
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  hood();
  pen.clip();
  const gloss = pen.createRadialGradient(
    ...([20 * unit, 13 * unit, 0] as const),
    ...([24 * unit, 20 * unit, 40 * unit] as const),
  );
  gloss.addColorStop(0, seen("#ffffff", 0.5));
  gloss.addColorStop(0.4, seen("#ffffff", 0.1));
  gloss.addColorStop(1, seen("#ffffff", 0));
  pen.fillStyle = gloss;
  pen.fillRect(0, 0, width, height);
  layGrain(part, 0.3);
  // keys far below, in two rows
  for (const [row, count] of [
    [0, 9],
    [1, 10],
  ] as const)
    for (let i = 0; i < count; i++) {
      const [x, y] = [14 + row * -4 + i * 8.4 + 2.4, 27.6 + row * 7.4];
      castShadow(part, "#3a0a14", 0.6, 0.8, 1.6);
      pen.fillStyle = down(pen, (y - 3) * unit, (y + 3) * unit, chrome);
      pen.beginPath();
      pen.arc(x * unit, y * unit, 3 * unit, 0, 7);
      pen.fill();
      pen.shadowColor = "transparent";
      pen.fillStyle = down(pen, (y - 2.3) * unit, (y + 2.3) * unit, [
        [0, "#4a3f47"],
        [1, "#1d161c"],
      ]);
      pen.beginPath();
      pen.arc(x * unit, y * unit, 2.35 * unit, 0, 7);
      pen.fill();
    }
  pen.restore();
};

/** The bar of a letter, as it strikes: 0 is down, 1 at the paper. From the hood’s dip up. */
export const strikeBar = ({ pen, unit }: Sheet, top: number, k: number): void => {
  if (k <= 0) return;
  const foot = top + 17 * unit;
  const head = foot - 13.4 * unit * k;
  pen.fillStyle = "#8f8994";
  pen.beginPath();
  pen.moveTo(49 * unit, foot);
  pen.lineTo(49.4 * unit, head);
  pen.lineTo(50.6 * unit, head);
  pen.lineTo(51 * unit, foot);
  pen.fill();
  pen.fillStyle = "#e9e4ea";
  pen.fillRect(49.1 * unit, head - 0.6 * unit, 1.8 * unit, 1.9 * unit);
};
