import type { LocationPreset } from "#core/domain/slide/index.ts";
import type { Sheet } from "../drawing.ts";
import { inkLine } from "../lettering/index.ts";
import { castShadow, layGrain, seen, wearInk } from "../paper/index.ts";
import { type Layout, markSide } from "./layout.ts";

const papers: Readonly<Record<LocationPreset, string>> = {
  print: "#fffaf0",
  historic: "#f1e0b8",
  satellite: "#0f1a33",
};
const grounds: Readonly<Record<LocationPreset, readonly [string, string, string]>> = {
  print: ["#f7b267", "#f4845f", "#d65a4a"],
  historic: ["#7a5334", "#4a2d1b", "#2a170d"],
  satellite: ["#22395f", "#101f3f", "#070d20"],
};

/** What the card lies on. */
export const paintGround = (part: Sheet, style: LocationPreset): void => {
  const { pen, width, height } = part;
  const [near, middle, far] = grounds[style];
  const fall = pen.createRadialGradient(
    ...([width * 0.3, height * 0.15, width * 0.05] as const),
    ...([width * 0.4, height * 0.3, Math.hypot(width, height) * 0.85] as const),
  );
  fall.addColorStop(0, near);
  fall.addColorStop(0.5, middle);
  fall.addColorStop(1, far);
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  layGrain(part, 0.7);
};

/** The card itself with its shadow, on a part as large as the slide. */
export const paintCard = (
  part: Sheet,
  { style, x, y, width, height }: Layout,
  edge: number,
): void => {
  const { pen, unit } = part;
  const [left, top] = [edge * unit, edge * unit];
  const [wide, high] = [part.width - 2 * left, part.height - 2 * top];
  castShadow(part, "#1a0804", 0.5, 2.4, 6);
  pen.fillStyle = papers[style];
  pen.beginPath();
  pen.roundRect(left, top, wide, high, 1.2 * unit);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  pen.clip();
  layGrain(part, style === "historic" ? 1.3 : 0.6);
  pen.restore();
  if (style === "historic") {
    pen.strokeStyle = "#5a3616";
    for (const [out, thick] of [
      [1.5, 0.5],
      [0.6, 0.2],
    ] as const) {
      pen.lineWidth = thick * unit;
      pen.strokeRect(
        (x - out) * unit,
        (y - out) * unit,
        (width + 2 * out) * unit,
        (height + 2 * out) * unit,
      );
    }
  }
};

const inks: Readonly<Record<LocationPreset, string>> = {
  print: "#2b2f7a",
  historic: "#5a2314",
  satellite: "#ffffff",
};

/** The postmark: two rings about the place's name, and the waves of the machine. Struck with too little ink. */
export const paintMark = (part: Sheet, { style, mark }: Layout): void => {
  const { pen, unit } = part;
  pen.strokeStyle = pen.fillStyle = inks[style];
  const [x, y] = [(markSide / 2) * unit, (markSide / 2) * unit];
  for (const [radius, thick] of [
    [11.4, 0.5],
    [8.9, 0.26],
  ] as const) {
    pen.lineWidth = thick * unit;
    pen.beginPath();
    pen.arc(x, y, radius * unit, 0, 7);
    pen.stroke();
  }
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * 2 * Math.PI;
    pen.beginPath();
    pen.arc(x + Math.cos(turn) * 10.1 * unit, y + Math.sin(turn) * 10.1 * unit, 0.26 * unit, 0, 7);
    pen.fill();
  }
  for (const line of mark.lines) inkLine(part, line);
  pen.lineWidth = 0.3 * unit;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x - 4.6 * unit, y + side * 5.4 * unit);
    pen.lineTo(x + 4.6 * unit, y + side * 5.4 * unit);
    pen.stroke();
  }
  wearInk(part, 0.9);
};

/** Sides of the pin's part; its point is in the middle of its lower edge. */
export const pinWide = 11;
export const pinHigh = 15;

const heads: Readonly<Record<LocationPreset, readonly [string, string, string]>> = {
  print: ["#ff9a94", "#e63946", "#a91d2a"],
  historic: ["#d98a6a", "#a33a2a", "#6d1d14"],
  satellite: ["#fff3b8", "#ffc53d", "#c8801a"],
};

/** The pin that finds the place. */
export const paintPin = (part: Sheet, style: LocationPreset): void => {
  const { pen, unit } = part;
  const [x, foot] = [(pinWide / 2) * unit, (pinHigh - 0.6) * unit];
  const [head, radius] = [5 * unit, 4.1 * unit];
  const [bright, own, dark] = heads[style];
  const fall = pen.createRadialGradient(
    x - 1.3 * unit,
    head - 1.5 * unit,
    0.3 * unit,
    x,
    head,
    6 * unit,
  );
  fall.addColorStop(0, bright);
  fall.addColorStop(0.5, own);
  fall.addColorStop(1, dark);
  castShadow(part, "#1a0804", 0.4, 0.4, 1);
  pen.fillStyle = fall;
  pen.beginPath();
  pen.arc(x, head, radius, 0.82 * Math.PI, 0.18 * Math.PI);
  pen.quadraticCurveTo(x + 1.2 * unit, head + 5.4 * unit, x, foot);
  pen.quadraticCurveTo(
    x - 1.2 * unit,
    head + 5.4 * unit,
    x - radius * 0.844,
    head + radius * 0.536,
  );
  pen.fill();
  pen.shadowColor = "transparent";
  pen.fillStyle = style === "satellite" ? "#10203f" : "#fff6ea";
  pen.beginPath();
  pen.arc(x, head, 1.5 * unit, 0, 7);
  pen.fill();
  pen.fillStyle = seen("#ffffff", 0.6);
  pen.beginPath();
  pen.ellipse(x - 1.9 * unit, head - 1.9 * unit, 0.9 * unit, 0.55 * unit, -0.8, 0, 7);
  pen.fill();
};
