import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { seen } from "../../paper/index.ts";
import { type SlideMap, trace, traceGlobe } from "../map.ts";

const soils = ["#2f5a38", "#47703f", "#6d7a45", "#8a7d52", "#39623b", "#a1905f"] as const;

/** Soft patches of land, water or cloud. */
const blots = (
  { pen, unit, width, height }: Sheet,
  seed: number,
  count: number,
  tints: readonly string[],
  alpha: number,
  size: number,
): void => {
  const random = randomFrom(seed);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * width, random() * height];
    const radius = size * (0.35 + random()) * unit;
    const tint = tints[Math.floor(random() * tints.length)] ?? "#000000";
    const soft = pen.createRadialGradient(x, y, 0, x, y, radius);
    soft.addColorStop(0, seen(tint, alpha));
    soft.addColorStop(1, seen(tint, 0));
    pen.fillStyle = soft;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
};

/** The earth from above: deep water, pale shallows, and land in the colours of soil and forest. */
export const paintEarth = (part: Sheet, map: SlideMap): void => {
  const { pen, unit, width, height } = part;
  const [x, y] = [width / 2, height / 2];
  const water = pen.createRadialGradient(x, y, 6 * unit, x, y, Math.hypot(x, y));
  water.addColorStop(0, "#1d5a86");
  water.addColorStop(0.6, "#103c68");
  water.addColorStop(1, "#071d3d");
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  blots(part, 3, 60, ["#0b2f58", "#2a6f99", "#0a2547"], 0.3, 16);
  pen.lineJoin = "round";
  trace(pen, map.coasts, x, y, unit, true);
  for (const [wide, alpha] of [
    [5, 0.12],
    [3, 0.16],
    [1.4, 0.3],
  ] as const) {
    pen.strokeStyle = seen("#7fd6d8", alpha);
    pen.lineWidth = wide * unit;
    pen.stroke();
  }
  pen.save();
  pen.clip("evenodd");
  pen.fillStyle = "#41683f";
  pen.fillRect(0, 0, width, height);
  blots(part, 17, 150, soils, 0.5, 11);
  // ridges: light from above left, shade behind
  blots(part, 29, 110, ["#e8dcae", "#1d3524"], 0.3, 3.4);
  trace(pen, map.coasts, x - 0.3 * unit, y - 0.3 * unit, unit, true);
  pen.strokeStyle = seen("#fff3cf", 0.35);
  pen.lineWidth = 0.5 * unit;
  pen.stroke();
  trace(pen, map.borders, x, y, unit, false);
  pen.strokeStyle = seen("#fff6da", 0.4);
  pen.lineWidth = 0.18 * unit;
  pen.stroke();
  pen.restore();
};

/** Clouds with their shadows on what lies below; the middle stays clear. */
export const paintClouds = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  for (const [seed, tint, alpha, shift] of [
    [41, "#04101f", 0.16, 1.6],
    [41, "#ffffff", 0.4, 0],
  ] as const) {
    const random = randomFrom(seed);
    for (let bank = 0; bank < 9; bank++) {
      const [bx, by] = [random() * width, random() * height];
      const far = Math.hypot(bx - width / 2, by - height / 2) > 0.28 * height;
      for (let i = 0; i < 16; i++) {
        const x = bx + ((random() - 0.5) * 26 + shift) * unit;
        const y = by + ((random() - 0.5) * 9 + shift) * unit;
        const radius = (1.6 + 4 * random()) * unit;
        if (!far) continue;
        const soft = pen.createRadialGradient(x, y, 0, x, y, radius);
        soft.addColorStop(0, seen(tint, alpha));
        soft.addColorStop(1, seen(tint, 0));
        pen.fillStyle = soft;
        pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
      }
    }
  }
};

/** What the camera writes over its picture: brackets, and lines of the globe. */
export const paintSights = (part: Sheet, map: SlideMap): void => {
  const { pen, unit, width, height } = part;
  const [x, y] = [width / 2, height / 2];
  const night = pen.createLinearGradient(0, 0, width, height);
  night.addColorStop(0, seen("#ffe9b8", 0.14));
  night.addColorStop(0.5, seen("#ffe9b8", 0));
  night.addColorStop(1, seen("#020a1c", 0.5));
  pen.fillStyle = night;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#ffffff", 0.16);
  pen.lineWidth = 0.14 * unit;
  traceGlobe(part, map);
  pen.stroke();
  pen.strokeStyle = seen("#ffffff", 0.75);
  pen.lineWidth = 0.34 * unit;
  pen.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [cx, cy] = [x + sx * (x - 2.6 * unit), y + sy * (y - 2.6 * unit)];
    pen.moveTo(cx - sx * 5 * unit, cy);
    pen.lineTo(cx, cy);
    pen.lineTo(cx, cy - sy * 5 * unit);
  }
  pen.stroke();
};
