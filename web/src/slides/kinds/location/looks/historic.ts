import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { layGrain, seen } from "../../paper/index.ts";
import { type SlideMap, trace, traceGlobe } from "../map.ts";

const ink = "#4a2a10";
const parchment = "#ecd6a0";
/** Widths of the strokes along a coast, the farthest first: of ink, and of parchment that leaves a line of it. */
const waves = [6.6, 5, 3.6, 2.4, 1.4] as const;

/** Parchment, darker towards its edges, with lines of the winds. */
export const paintChart = (part: Sheet, map: SlideMap): void => {
  const { pen, unit, width, height } = part;
  const [x, y] = [width / 2, height / 2];
  const fall = pen.createRadialGradient(
    x * 0.9,
    y * 0.8,
    4 * unit,
    x,
    y,
    0.72 * Math.hypot(x, y) * 2,
  );
  fall.addColorStop(0, "#f8eac6");
  fall.addColorStop(0.55, parchment);
  fall.addColorStop(1, "#c99f5c");
  pen.fillStyle = fall;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen(ink, 0.16);
  pen.lineWidth = 0.16 * unit;
  traceGlobe(part, map);
  pen.stroke();
  pen.lineJoin = "round";
  trace(pen, map.coasts, x, y, unit, true);
  for (const [i, wide] of waves.entries()) {
    pen.strokeStyle = seen(ink, 0.2 + 0.12 * i);
    pen.lineWidth = wide * unit;
    pen.stroke();
    pen.strokeStyle = "#efdcae";
    pen.lineWidth = (wide - 0.26) * unit;
    pen.stroke();
  }
  pen.fillStyle = "#f6e7c2";
  pen.fill("evenodd");
  pen.strokeStyle = ink;
  pen.lineWidth = 0.36 * unit;
  pen.stroke();
  pen.save();
  pen.clip("evenodd");
  paintHills(part);
  trace(pen, map.borders, x, y, unit, false);
  pen.strokeStyle = "#a33a2a";
  pen.lineWidth = 0.34 * unit;
  pen.setLineDash([0.3 * unit, 0.9 * unit]);
  pen.lineCap = "round";
  pen.stroke();
  pen.setLineDash([]);
  pen.restore();
  layGrain(part, 1.2);
};

/** Little hills and trees, where the engraver had room; none about the place itself. */
const paintHills = ({ pen, unit, width, height }: Sheet): void => {
  const random = randomFrom(5);
  pen.strokeStyle = seen(ink, 0.62);
  pen.lineWidth = 0.22 * unit;
  pen.lineCap = "round";
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random() * width, random() * height];
    const size = (1 + random()) * unit;
    if (Math.hypot(x - width / 2, y - height / 2) < 11 * unit) continue;
    pen.beginPath();
    if (i % 3 === 0) {
      pen.arc(x, y, 0.55 * size, Math.PI * 0.9, Math.PI * 2.1);
      pen.moveTo(x, y + 0.2 * size);
      pen.lineTo(x, y + 1.1 * size);
    } else {
      pen.moveTo(x - 1.2 * size, y);
      pen.quadraticCurveTo(x - 0.3 * size, y - 1.7 * size, x + 1.1 * size, y);
      for (let k = 0; k < 3; k++) {
        pen.moveTo(x + (0.1 + 0.3 * k) * size, y - (0.9 - 0.28 * k) * size);
        pen.lineTo(x + (0.4 + 0.32 * k) * size, y - 0.05 * size);
      }
    }
    pen.stroke();
  }
};

/** Side of the rose's part, in units. */
export const roseSide = 24;

/** The rose of the winds. */
export const paintRose = (part: Sheet): void => {
  const { pen, unit } = part;
  const middle = (roseSide / 2) * unit;
  pen.translate(middle, middle);
  pen.strokeStyle = ink;
  pen.lineWidth = 0.24 * unit;
  for (const radius of [7.2, 6.5]) {
    pen.beginPath();
    pen.arc(0, 0, radius * unit, 0, 7);
    pen.stroke();
  }
  for (let i = 0; i < 16; i++) {
    const long = (i % 4 === 0 ? 10.6 : i % 2 === 0 ? 7.6 : 5) * unit;
    const wide = (i % 2 === 0 ? 1.5 : 0.8) * unit;
    pen.save();
    pen.rotate((i / 8) * Math.PI);
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(0, -long);
      pen.lineTo(side * wide, -wide);
      pen.lineTo(0, 0);
      pen.closePath();
      pen.fillStyle = side < 0 ? (i === 0 ? "#a33a2a" : ink) : "#f6e7c2";
      pen.fill();
      pen.stroke();
    }
    pen.restore();
  }
  pen.translate(-middle, -middle);
};
