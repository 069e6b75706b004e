import type { Sheet } from "../../drawing.ts";
import { castShadow, layGrain, light, seen } from "../../paper/index.ts";

const shade = "#0a2a22";
const warm = "#5a3a1e";

/** Places in units, on a machine 84 wide and 128 high whose upper left corner is at 0, 0. */
export const body = { wide: 84, high: 128 } as const;
export const bay = { x: 5, y: 38, wide: 74, high: 55 } as const;
export const meter = { x: 54, y: 7, wide: 24, high: 23 } as const;
export const lamp = { x: 47.5, y: 26.5, radius: 1.5 } as const;
export const keys = { x: 6, y: 98, wide: 11.2, high: 13, gap: 0.96, count: 6 } as const;
/** Which key records, and which plays. */
export const playKey = 1;
export const strip = { y: 116.5, high: 6.4 } as const;

const metal = (pen: Sheet["pen"], y0: number, y1: number): CanvasGradient => {
  const fall = pen.createLinearGradient(0, y0, 0, y1);
  for (const [at, tint] of [
    [0, "#ffffff"],
    [0.3, "#d8d3c8"],
    [0.7, "#a9a297"],
    [1, "#7f786d"],
  ] as const)
    fall.addColorStop(at, tint);
  return fall;
};

/** Bottle-green cloth under the machine. */
export const paintTable = (part: Sheet): void => {
  const { pen, width, height, unit } = part;
  const cloth = pen.createRadialGradient(
    0.3 * width,
    0.12 * height,
    0,
    0.45 * width,
    0.5 * height,
    height,
  );
  cloth.addColorStop(0, "#3c8a70");
  cloth.addColorStop(0.55, "#1e5c4a");
  cloth.addColorStop(1, "#0e3a30");
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#d8ffe9", 0.05);
  pen.lineWidth = 0.3 * unit;
  for (let y = 0; y < height; y += 1.2 * unit) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(width, y);
    pen.stroke();
  }
  layGrain(part, 0.7);
};

/** The machine: shell, grille, meter’s window, bay, and the well of its keys. Its corner is `pad` units inside the part. */
export const pad = 10;
export const paintBody = (part: Sheet): void => {
  const { pen, unit } = part;
  const u = (x: number) => x * unit;
  pen.translate(u(pad), u(pad));
  pen.save();
  castShadow(part, shade, 0.7, 2.4, 6);
  pen.fillStyle = "#efe5d0";
  pen.beginPath();
  pen.roundRect(0, 0, u(body.wide), u(body.high), u(7));
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(0, 0, u(body.wide), u(body.high), u(7));
  pen.clip();
  const shell = pen.createLinearGradient(0, 0, u(body.wide * 0.6), u(body.high));
  shell.addColorStop(0, "#fffaf0");
  shell.addColorStop(0.4, "#f3ead8");
  shell.addColorStop(1, "#d9c9a9");
  pen.fillStyle = shell;
  pen.fillRect(0, 0, u(body.wide), u(body.high));
  // an edge that catches the light
  pen.strokeStyle = seen("#ffffff", 0.9);
  pen.lineWidth = u(1.1);
  pen.beginPath();
  pen.roundRect(u(0.8), u(0.8), u(body.wide), u(body.high), u(6.6));
  pen.stroke();
  pen.strokeStyle = seen(warm, 0.35);
  pen.beginPath();
  pen.roundRect(u(-0.6), u(-0.6), u(body.wide), u(body.high), u(6.6));
  pen.stroke();
  pen.restore();
  // the loudspeaker
  for (let y = 0; y < 9; y++)
    for (let x = 0; x < 15; x++) {
      const [cx, cy] = [u(7 + x * 2.6), u(8 + y * 2.6)];
      pen.fillStyle = seen("#ffffff", 0.75);
      pen.beginPath();
      pen.arc(cx + u(0.16), cy + u(0.2), u(0.8), 0, 7);
      pen.fill();
      pen.fillStyle = "#55483a";
      pen.beginPath();
      pen.arc(cx, cy, u(0.76), 0, 7);
      pen.fill();
    }
  paintMeter(part);
  // the bay
  pen.fillStyle = "#241d20";
  pen.beginPath();
  pen.roundRect(u(bay.x), u(bay.y), u(bay.wide), u(bay.high), u(3));
  pen.fill();
  const deep = pen.createLinearGradient(0, u(bay.y), 0, u(bay.y + bay.high));
  deep.addColorStop(0, seen("#000000", 0.8));
  deep.addColorStop(0.2, seen("#3a3034", 0.5));
  deep.addColorStop(1, seen("#4c4146", 0.6));
  pen.fillStyle = deep;
  pen.fill();
  pen.strokeStyle = metal(pen, u(bay.y), u(bay.y + bay.high));
  pen.lineWidth = u(0.9);
  pen.stroke();
  // the keys' well
  const wide = keys.count * (keys.wide + keys.gap) - keys.gap;
  pen.fillStyle = "#2b2226";
  pen.beginPath();
  pen.roundRect(u(keys.x - 1.2), u(keys.y - 1.2), u(wide + 2.4), u(keys.high + 3.2), u(2));
  pen.fill();
  pen.save();
  pen.globalCompositeOperation = "source-atop";
  pen.translate(-u(pad), -u(pad));
  layGrain(part, 0.4);
  pen.restore();
};

const paintMeter = ({ pen, unit }: Sheet): void => {
  const u = (x: number) => x * unit;
  const { x, y, wide, high } = meter;
  pen.fillStyle = metal(pen, u(y), u(y + high));
  pen.beginPath();
  pen.roundRect(u(x - 1), u(y - 1), u(wide + 2), u(high + 2), u(2.6));
  pen.fill();
  const face = pen.createRadialGradient(
    u(x + wide / 2),
    u(y + high),
    0,
    u(x + wide / 2),
    u(y + high),
    u(high * 1.2),
  );
  face.addColorStop(0, "#fff1bf");
  face.addColorStop(0.6, "#f8dd97");
  face.addColorStop(1, "#cc9d54");
  pen.fillStyle = face;
  pen.beginPath();
  pen.roundRect(u(x), u(y), u(wide), u(high), u(1.8));
  pen.fill();
  const [cx, cy, radius] = [u(x + wide / 2), u(y + high - 3.5), u(14.6)];
  pen.lineWidth = u(0.5);
  pen.strokeStyle = "#3a2c1c";
  pen.beginPath();
  pen.arc(cx, cy, radius, Math.PI * 1.2, Math.PI * 1.62);
  pen.stroke();
  pen.strokeStyle = "#c4242f";
  pen.lineWidth = u(1.2);
  pen.beginPath();
  pen.arc(cx, cy, radius, Math.PI * 1.62, Math.PI * 1.8);
  pen.stroke();
  pen.strokeStyle = "#3a2c1c";
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (1.2 + 0.075 * i);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pen.lineWidth = u(i % 2 === 0 ? 0.5 : 0.3);
    pen.beginPath();
    pen.moveTo(cx + cos * radius, cy + sin * radius);
    pen.lineTo(
      cx + cos * (radius + u(i % 2 === 0 ? 2.2 : 1.4)),
      cy + sin * (radius + u(i % 2 === 0 ? 2.2 : 1.4)),
    );
    pen.stroke();
  }
};

/** The needle, its axle at the middle of the part’s lower edge. */
export const needleHigh = 17;
export const paintNeedle = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.strokeStyle = "#2a1c12";
  pen.lineWidth = 0.55 * unit;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(width / 2, height);
  pen.lineTo(width / 2, unit);
  pen.stroke();
};

/** Glass over the meter, and its lower lip. */
export const paintMeterGlass = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 1.8 * unit);
  pen.clip();
  pen.fillStyle = "#30262a";
  pen.fillRect(0, height - 4.2 * unit, width, 4.2 * unit);
  const sheen = pen.createLinearGradient(0, 0, width, height);
  sheen.addColorStop(0, seen("#ffffff", 0.55));
  sheen.addColorStop(0.4, seen("#ffffff", 0.05));
  sheen.addColorStop(0.41, seen("#ffffff", 0));
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, width, height);
};

/** Signs on the keys, as paths in a square of 10. */
const signs = [
  "M8 5a3 3 0 1 1-6 0a3 3 0 1 1 6 0z",
  "M3 1.8L8.6 5L3 8.2z",
  "M5 2L1 5L5 8zM9 2L5 5L9 8z",
  "M1 2L5 5L1 8zM5 2L9 5L5 8z",
  "M2.4 2.4h5.2v5.2h-5.2z",
  "M2 6.4L5 2.4L8 6.4zM2 7.2h6v1.2h-6z",
] as const;

/** A key, up or pressed. */
export const paintKey = (part: Sheet, at: number): void => {
  const { pen, unit } = part;
  const u = (x: number) => x * unit;
  const isRed = at === 0;
  const top = pen.createLinearGradient(0, 0, 0, u(keys.high));
  for (const [stop, tint] of isRed
    ? ([
        [0, "#f0757a"],
        [0.2, "#d2333f"],
        [0.86, "#b32431"],
        [1, "#7c141f"],
      ] as const)
    : ([
        [0, "#ffffff"],
        [0.2, "#efe6d6"],
        [0.86, "#d9ccb4"],
        [1, "#a2937a"],
      ] as const))
    top.addColorStop(stop, tint);
  pen.fillStyle = top;
  pen.beginPath();
  pen.roundRect(0, 0, u(keys.wide), u(keys.high), u(1.5));
  pen.fill();
  const scale = (5.4 * unit) / 10;
  pen.translate(u(keys.wide / 2 - 2.7), u(keys.high / 2 - 2.9));
  pen.scale(scale, scale);
  pen.fillStyle = isRed ? "#ffe9e3" : "#3a2e34";
  pen.fill(new Path2D(signs[at] ?? signs[1]));
};

/** The lid over the bay: smoked glass with a gleam. */
export const paintLid = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 3 * unit);
  pen.clip();
  const glass = pen.createLinearGradient(0, 0, width * 0.8, height);
  glass.addColorStop(0, seen("#e9fff6", 0.34));
  glass.addColorStop(0.3, seen("#e9fff6", 0.1));
  glass.addColorStop(0.31, seen("#0c1512", 0.12));
  glass.addColorStop(0.62, seen("#0c1512", 0.1));
  glass.addColorStop(0.63, seen("#e9fff6", 0.1));
  glass.addColorStop(0.74, seen("#e9fff6", 0.06));
  glass.addColorStop(0.75, seen("#0c1512", 0.1));
  glass.addColorStop(1, seen("#0c1512", 0.24));
  pen.fillStyle = glass;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#ffffff", 0.5);
  pen.lineWidth = 0.6 * unit;
  pen.stroke();
};

/** A strip of red tape with raised letters, for who it is from. */
export const paintStrip = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  castShadow(part, warm, 0.5, 0.4, 1);
  const tape = pen.createLinearGradient(0, unit, 0, height - unit);
  tape.addColorStop(0, "#e2545c");
  tape.addColorStop(0.25, "#c92d3a");
  tape.addColorStop(1, "#ab1f2c");
  pen.fillStyle = tape;
  pen.fillRect(unit, unit, width - 2 * unit, height - 2 * unit);
  pen.shadowColor = "transparent";
  pen.globalCompositeOperation = "source-atop";
  light(part, "#4a0a10", 1);
};
