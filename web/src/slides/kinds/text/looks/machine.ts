import type { Sheet } from "../../drawing.ts";
import { castShadow, fill, layGrain, light, paper, seen } from "../../paper/index.ts";

const shade = "#8a6136";

/** Height of the machine that is seen, in units, and of the paper’s edge over its roller. */
export const machineHigh = 30;

/** The wall behind the machine. */
export const paintWall = (part: Sheet): void => {
  fill(part, "#2f6f66");
  light(part, "#0d3a34", 1.6);
  layGrain(part, 0.5);
};

/** The sheet in the machine: buff, with a row of punched holes and a red line under them. */
export const paintSheet = (part: Sheet): void => {
  const { pen, unit, width } = part;
  paper(part, "#f6efdf", shade, 0.8);
  for (let x = 5; x < 100; x += 9) {
    pen.fillStyle = "#cdbfa2";
    pen.beginPath();
    pen.arc(x * unit, 5 * unit, 1.15 * unit, 0, 7);
    pen.fill();
    pen.fillStyle = seen("#5d4222", 0.45);
    pen.beginPath();
    pen.arc(x * unit, 5 * unit, 1.15 * unit, Math.PI * 0.95, Math.PI * 1.9);
    pen.fill();
  }
  pen.fillStyle = seen("#b9463c", 0.8);
  pen.fillRect(0, Math.round(10 * unit), width, Math.max(1, Math.round(0.4 * unit)));
};

/** Roller, bail and hood of a machine, from its upper edge down. */
export const paintMachine = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  castShadow(part, "#3a2415", 0.5, -1, 3);
  const roller = pen.createLinearGradient(0, 3 * unit, 0, 15 * unit);
  for (const [at, tint] of [
    [0, "#2a2126"],
    [0.2, "#6a5c60"],
    [0.32, "#463a40"],
    [0.7, "#1d1519"],
    [1, "#120c10"],
  ] as const)
    roller.addColorStop(at, tint);
  pen.fillStyle = roller;
  pen.fillRect(-2 * unit, 4 * unit, width + 4 * unit, 11 * unit);
  pen.shadowColor = "transparent";
  const rail = pen.createLinearGradient(0, 1.2 * unit, 0, 3 * unit);
  rail.addColorStop(0, "#fffaf0");
  rail.addColorStop(0.5, "#b9aea4");
  rail.addColorStop(1, "#6f6460");
  pen.fillStyle = rail;
  pen.fillRect(0, 1.2 * unit, width, 1.5 * unit);
  for (const x of [22, 78]) {
    pen.fillStyle = "#241a1f";
    pen.beginPath();
    pen.roundRect((x - 4) * unit, 0.2 * unit, 8 * unit, 3.6 * unit, 1.4 * unit);
    pen.fill();
    pen.fillStyle = seen("#ffffff", 0.22);
    pen.fillRect((x - 3.2) * unit, 0.8 * unit, 6.4 * unit, 0.6 * unit);
  }
  castShadow(part, "#1c0c08", 0.6, -0.6, 2.4);
  const hood = pen.createLinearGradient(0, 13 * unit, 0, height);
  hood.addColorStop(0, "#f2665a");
  hood.addColorStop(0.12, "#d2333f");
  hood.addColorStop(1, "#8f1f2c");
  pen.fillStyle = hood;
  pen.beginPath();
  pen.moveTo(-2 * unit, height + unit);
  pen.lineTo(-2 * unit, 15 * unit);
  pen.quadraticCurveTo(width * 0.28, 13 * unit, width * 0.4, 13 * unit);
  pen.quadraticCurveTo(width / 2, 22 * unit, width * 0.6, 13 * unit);
  pen.quadraticCurveTo(width * 0.72, 13 * unit, width + 2 * unit, 15 * unit);
  pen.lineTo(width + 2 * unit, height + unit);
  pen.fill();
  pen.shadowColor = "transparent";
};
