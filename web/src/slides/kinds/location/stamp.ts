import type { LocationPreset } from "#core/domain/slide/index.ts";
import type { Sheet } from "../drawing.ts";
import { layGrain } from "../paper/index.ts";
import { stampHigh, stampWide } from "./layout.ts";

/** A perforated edge about a box, as a path. */
const perforate = ({ pen, unit }: Sheet, wide: number, high: number): void => {
  const tooth = 0.55;
  pen.globalCompositeOperation = "destination-out";
  pen.beginPath();
  for (let x = 0.75; x < wide; x += 1.5)
    for (const y of [0, high]) {
      pen.moveTo((x + tooth) * unit, y * unit);
      pen.arc(x * unit, y * unit, tooth * unit, 0, 7);
    }
  for (let y = 0.75; y < high; y += 1.5)
    for (const x of [0, wide]) {
      pen.moveTo((x + tooth) * unit, y * unit);
      pen.arc(x * unit, y * unit, tooth * unit, 0, 7);
    }
  pen.fill();
  pen.globalCompositeOperation = "source-over";
};

const paintSunset = ({ pen, unit }: Sheet, wide: number, high: number): void => {
  pen.fillStyle = "#f9c74f";
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = "#f2545b";
  pen.beginPath();
  pen.arc(wide / 2, high * 0.48, wide * 0.3, 0, 7);
  pen.fill();
  pen.fillStyle = "#2a8f98";
  for (let row = 0; row < 4; row++) {
    pen.beginPath();
    for (let i = 0; i <= 24; i++) {
      const y = high * (0.62 + 0.1 * row) + Math.sin(i * 0.9 + row * 1.7) * 0.35 * unit;
      pen.lineTo((i / 24) * wide, y);
    }
    pen.lineTo(wide, high);
    pen.lineTo(0, high);
    pen.globalAlpha = 0.55 + 0.15 * row;
    pen.fill();
  }
  pen.globalAlpha = 1;
};

const paintShip = ({ pen, unit }: Sheet, wide: number, high: number): void => {
  pen.fillStyle = "#8d7bb8";
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = "#e9dff5";
  pen.beginPath();
  pen.ellipse(wide / 2, high / 2, wide * 0.4, high * 0.4, 0, 0, 7);
  pen.fill();
  pen.fillStyle = pen.strokeStyle = "#4b3a78";
  pen.lineWidth = 0.3 * unit;
  const [x, y] = [wide / 2, high * 0.62];
  pen.beginPath();
  pen.moveTo(x - 3.2 * unit, y);
  pen.lineTo(x + 3.4 * unit, y);
  pen.lineTo(x + 2.2 * unit, y + 1.9 * unit);
  pen.lineTo(x - 2.2 * unit, y + 1.9 * unit);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y - 6 * unit);
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x + side * 0.3 * unit, y - 5.6 * unit);
    pen.quadraticCurveTo(
      x + side * 3.4 * unit,
      y - 3 * unit,
      x + side * 0.3 * unit,
      y - 0.6 * unit,
    );
    pen.fill();
  }
};

const paintOrbit = ({ pen, unit }: Sheet, wide: number, high: number): void => {
  const fall = pen.createLinearGradient(0, 0, 0, high);
  fall.addColorStop(0, "#071632");
  fall.addColorStop(1, "#14487a");
  pen.fillStyle = fall;
  pen.fillRect(0, 0, wide, high);
  const glow = pen.createRadialGradient(wide * 0.4, high * 0.8, unit, wide / 2, high, wide * 0.7);
  glow.addColorStop(0, "#8ee0ff");
  glow.addColorStop(0.6, "#2a86c9");
  glow.addColorStop(1, "#0b3766");
  pen.fillStyle = glow;
  pen.beginPath();
  pen.arc(wide / 2, high * 1.05, wide * 0.62, 0, 7);
  pen.fill();
  pen.strokeStyle = "#ffd36b";
  pen.lineWidth = 0.26 * unit;
  pen.beginPath();
  pen.ellipse(wide / 2, high * 0.5, wide * 0.5, high * 0.18, -0.5, 0, 7);
  pen.stroke();
  pen.fillStyle = "#ffffff";
  pen.fillRect(wide * 0.66, high * 0.26, 1.1 * unit, 1.1 * unit);
};

const pictures = { print: paintSunset, historic: paintShip, satellite: paintOrbit } as const;

/** The stamp: a perforated paper with a picture of its time. */
export const paintStamp = (part: Sheet, style: LocationPreset): void => {
  const { pen, unit } = part;
  pen.fillStyle = style === "historic" ? "#f3e6c6" : "#fffaf0";
  pen.fillRect(0, 0, part.width, part.height);
  perforate(part, stampWide, stampHigh);
  pen.save();
  pen.beginPath();
  pen.rect(1.5 * unit, 1.5 * unit, (stampWide - 3) * unit, (stampHigh - 3) * unit);
  pen.clip();
  pen.translate(1.5 * unit, 1.5 * unit);
  pictures[style](part, (stampWide - 3) * unit, (stampHigh - 3) * unit);
  pen.restore();
  pen.globalCompositeOperation = "source-atop";
  layGrain(part, 0.6);
  pen.globalCompositeOperation = "source-over";
};
