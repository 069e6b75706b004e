import type { Assets, Sheet } from "../../drawing.ts";
import { EM, fontOf, sans, serif } from "../../lettering/index.ts";
import { layGrain, seen } from "../../paper/index.ts";
import type { Day } from "../day.ts";

export const numbers = serif("660");
export const days = sans("800");
export const brightDay = sans("900");

/** Radii of the clock, in units: its rim, the enamel, the ring of days, the ring of minutes, the hours. */
const rim = 45.5;
const enamel = 42.2;
const ring = 37.2;
const minutes = 33.4;
const hours = 26.4;

const ink = "#2b2140";
const red = "#d2333f";
const shade = "#3a1c10";

/** Radians of a day of the month on its ring, from the top. */
export const angleOfDay = (day: number): number => (day / 31) * 2 * Math.PI;

const disc = ({ pen, unit }: Sheet, radius: number, paint: string | CanvasGradient): void => {
  pen.fillStyle = paint;
  pen.beginPath();
  pen.arc(0, 0, radius * unit, 0, 7);
  pen.fill();
};

/** Writes a text about a place in the dial’s middle coordinates, `size` units high, turned about itself. */
const letter = (
  { pen, unit }: Sheet,
  text: string,
  face: { readonly cut: string; readonly family: string },
  place: { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number },
): void => {
  const scale = (place.size * unit) / EM;
  pen.save();
  pen.translate(place.x * unit, place.y * unit);
  pen.rotate(place.turn ?? 0);
  pen.scale(scale, scale);
  pen.font = fontOf(face);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillText(text, 0, 0.355 * EM);
  pen.restore();
};

const polar = (radius: number, angle: number) => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
});

const brass = ({ pen, unit }: Sheet, radius: number): CanvasGradient => {
  const r = radius * unit;
  const metal = pen.createLinearGradient(-r, -r, r, r);
  for (const [at, tint] of [
    [0.1, "#fff3c9"],
    [0.3, "#d9a441"],
    [0.5, "#f9e09a"],
    [0.68, "#b97f2c"],
    [0.9, "#7b4d16"],
  ] as const)
    metal.addColorStop(at, tint);
  return metal;
};

/** Rim, enamel, ring of days, ticks and hours; without what the day changes. */
const paintDial = (part: Sheet): void => {
  const { pen, unit } = part;
  disc(part, rim, brass(part, rim));
  const groove = pen.createLinearGradient(-rim * unit, -rim * unit, rim * unit, rim * unit);
  groove.addColorStop(0.1, "#8c5a1a");
  groove.addColorStop(0.9, "#ffe9ac");
  disc(part, rim - 1.5, groove);
  disc(part, rim - 2.1, brass(part, rim));
  const glaze = pen.createRadialGradient(-14 * unit, -20 * unit, 0, 0, 0, enamel * unit);
  glaze.addColorStop(0, "#fffefb");
  glaze.addColorStop(0.66, "#fcf3e2");
  glaze.addColorStop(1, "#ead8b8");
  disc(part, enamel, glaze);
  // the rim throws its shade upon the enamel
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, enamel * unit, 0, 7);
  pen.clip();
  pen.shadowColor = seen(shade, 0.5);
  pen.shadowBlur = 3 * unit;
  pen.shadowOffsetX = 0.9 * unit;
  pen.shadowOffsetY = 1.4 * unit;
  pen.lineWidth = 3 * unit;
  pen.strokeStyle = "#8c5a1a";
  pen.beginPath();
  pen.arc(0, 0, (enamel + 1.4) * unit, 0, 7);
  pen.stroke();
  pen.restore();
  pen.lineWidth = Math.max(1, 0.18 * unit);
  pen.strokeStyle = "#cdb489";
  for (const radius of [minutes + 1.3, ring + 2.9]) {
    pen.beginPath();
    pen.arc(0, 0, radius * unit, 0, 7);
    pen.stroke();
  }
  pen.fillStyle = ink;
  for (let i = 0; i < 60; i++) {
    pen.save();
    pen.rotate((i * Math.PI) / 30);
    const [wide, long] = i % 5 === 0 ? [0.85, 2.1] : [0.34, 1.3];
    pen.fillRect((-wide / 2) * unit, -(minutes + 0.9) * unit, wide * unit, long * unit);
    pen.restore();
  }
  pen.fillStyle = "#6a5756";
  for (let day = 1; day <= 31; day++) {
    const turn = angleOfDay(day);
    letter(part, String(day), days, { ...polar(ring, turn), size: 3.25, turn });
  }
  pen.fillStyle = ink;
  for (let hour = 1; hour <= 12; hour++)
    letter(part, String(hour), numbers, { ...polar(hours, (hour * Math.PI) / 6), size: 9.6 });
};

/** What the day changes: its number, and the month in its window. */
const paintDay = (part: Sheet, { day, short }: Day): void => {
  const { pen, unit } = part;
  const turn = angleOfDay(day);
  const place = polar(ring, turn);
  pen.save();
  pen.translate(place.x * unit, place.y * unit);
  disc(part, 2.4, "#fff6e6");
  pen.restore();
  pen.fillStyle = red;
  letter(part, String(day), brightDay, { ...place, size: 3.7, turn });
  const [wide, high, y] = [19, 7.6, 12.8];
  pen.fillStyle = ink;
  pen.beginPath();
  pen.roundRect((-wide / 2) * unit, (y - high / 2) * unit, wide * unit, high * unit, 1.4 * unit);
  pen.fill();
  const paper = pen.createLinearGradient(0, (y - high / 2) * unit, 0, (y + high / 2) * unit);
  paper.addColorStop(0, "#e4d7c0");
  paper.addColorStop(0.3, "#fffaf0");
  paper.addColorStop(0.8, "#fffaf0");
  paper.addColorStop(1, "#ddcfb6");
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(
    (-wide / 2 + 0.5) * unit,
    (y - high / 2 + 0.5) * unit,
    (wide - 1) * unit,
    (high - 1) * unit,
    1 * unit,
  );
  pen.fill();
  pen.fillStyle = ink;
  const size = Math.min(4.8, 40 / Math.max(8, 3 * short.length));
  letter(part, short, brightDay, { x: 0, y, size });
};

/** The wall: paper with fans, lit from above left. */
export const paintWall = (part: Sheet): void => {
  const { pen, unit, width, height } = part;
  const wall = pen.createRadialGradient(
    0.26 * width,
    0.08 * height,
    0,
    0.4 * width,
    0.4 * height,
    1.05 * height,
  );
  wall.addColorStop(0, "#6fb3a4");
  wall.addColorStop(0.5, "#327f78");
  wall.addColorStop(1, "#14474d");
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = seen("#e9fff4", 0.13);
  pen.lineWidth = Math.max(1, 0.36 * unit);
  const step = 10;
  for (let row = 0; row * (step / 2) < part.height / unit + step; row++)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < 100 + step; x += step)
      for (const radius of [4.6, 3.2, 1.8]) {
        pen.beginPath();
        pen.arc(x * unit, row * (step / 2) * unit, radius * unit, Math.PI, 2 * Math.PI);
        pen.stroke();
      }
  layGrain(part, 0.5);
};

/** The clock’s shadow on the wall. */
const paintShadow = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.save();
  pen.shadowColor = seen("#06262b", 0.62);
  pen.shadowBlur = 7 * unit;
  pen.shadowOffsetX = 3003 * unit;
  pen.shadowOffsetY = 5 * unit;
  pen.translate(-3000 * unit, 0);
  disc(part, rim - 1.6, "#000000");
  pen.restore();
};

/** The clock without its hands, for a day. */
export const paintClock = (part: Sheet, day: Day): void => {
  part.pen.translate(part.width / 2, part.height / 2);
  paintShadow(part);
  paintDial(part);
  paintDay(part, day);
};

/** Glass over the dial: a bright sweep above, a pale one below. */
export const paintGlass = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.translate(part.width / 2, part.height / 2);
  pen.beginPath();
  pen.arc(0, 0, enamel * unit, 0, 7);
  pen.clip();
  const sheen = pen.createLinearGradient(-30 * unit, -40 * unit, 0, 4 * unit);
  sheen.addColorStop(0, seen("#ffffff", 0.5));
  sheen.addColorStop(1, seen("#ffffff", 0.04));
  pen.fillStyle = sheen;
  pen.beginPath();
  pen.moveTo(-44 * unit, 2 * unit);
  pen.bezierCurveTo(-30 * unit, -18 * unit, -6 * unit, -30 * unit, 22 * unit, -44 * unit);
  pen.lineTo(-44 * unit, -44 * unit);
  pen.fill();
  const low = pen.createRadialGradient(0, 0, 36 * unit, 0, 0, enamel * unit);
  low.addColorStop(0, seen("#ffffff", 0));
  low.addColorStop(1, seen("#ffffff", 0.18));
  pen.fillStyle = low;
  pen.fillRect(0, 0, 44 * unit, 44 * unit);
};

/** A hand of the clock as a path that points up from the middle, in units. */
type Hand = (part: Sheet) => void;

const outline =
  (tint: string, draw: (to: (x: number) => number, pen: Sheet["pen"]) => void): Hand =>
  (part) => {
    const { pen, unit } = part;
    pen.translate(part.width / 2, part.height / 2);
    pen.fillStyle = tint;
    pen.beginPath();
    draw((x) => x * unit, pen);
    pen.fill("evenodd");
  };

const hourPath = (u: (x: number) => number, pen: Sheet["pen"]): void => {
  pen.moveTo(u(-1.1), u(5.6));
  pen.lineTo(u(-1.6), u(-4));
  pen.quadraticCurveTo(u(-3.4), u(-10), 0, u(-18.4));
  pen.quadraticCurveTo(u(3.4), u(-10), u(1.6), u(-4));
  pen.lineTo(u(1.1), u(5.6));
  pen.closePath();
};
const minutePath = (u: (x: number) => number, pen: Sheet["pen"]): void => {
  pen.moveTo(u(-0.8), u(7));
  pen.lineTo(u(-1.2), u(-6));
  pen.quadraticCurveTo(u(-2.1), u(-15), 0, u(-30));
  pen.quadraticCurveTo(u(2.1), u(-15), u(1.2), u(-6));
  pen.lineTo(u(0.8), u(7));
  pen.closePath();
};
const dayPath = (u: (x: number) => number, pen: Sheet["pen"]): void => {
  pen.moveTo(u(-0.6), u(9));
  pen.lineTo(u(-0.45), u(-(ring - 3.4)));
  pen.lineTo(u(0.45), u(-(ring - 3.4)));
  pen.lineTo(u(0.6), u(9));
  pen.closePath();
  // a ring about the day
  pen.moveTo(u(3.7), u(-ring));
  pen.arc(0, u(-ring), u(3.7), 0, 2 * Math.PI);
  pen.moveTo(u(2.9), u(-ring));
  pen.arc(0, u(-ring), u(2.9), 0, 2 * Math.PI);
};

export const hands = {
  hour: outline(ink, hourPath),
  minute: outline(ink, minutePath),
  day: outline(red, dayPath),
  hourShade: outline(seen(shade, 0.24), hourPath),
  minuteShade: outline(seen(shade, 0.24), minutePath),
  dayShade: outline(seen(shade, 0.22), dayPath),
} as const;

/** The pin that holds them. */
export const paintPin = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.translate(part.width / 2, part.height / 2);
  pen.shadowColor = seen(shade, 0.5);
  pen.shadowBlur = 1.2 * unit;
  pen.shadowOffsetY = 0.6 * unit;
  disc(part, 2.6, brass(part, 2.6));
  pen.shadowColor = "transparent";
  disc(part, 0.9, "#6b4312");
};

/** Sides of what is kept, in units: of the whole clock with its shadow, of its glass, of a hand, and of the pin. */
const sides = {
  clock: { wide: 2 * (rim + 10), high: 2 * (rim + 10) },
  glass: { wide: 2 * enamel, high: 2 * enamel },
  hand: { wide: 9, high: 2 * (ring + 4) },
  pin: { wide: 8, high: 8 },
} as const;

/** Lays a kept part, its middle on the clock’s middle, turned about it and moved by units. */
export const layTurned = (
  sheet: Sheet,
  assets: Assets,
  of: keyof typeof sides,
  key: string,
  paint: (part: Sheet) => void,
  turn = 0,
  dx = 0,
  dy = 0,
): void => {
  const { pen, unit } = sheet;
  const { wide, high } = sides[of];
  const image = assets.kept(sheet, key, wide, high, paint);
  const x = -Math.ceil(wide * unit) / 2;
  const y = -Math.ceil(high * unit) / 2;
  const right = dx * unit;
  const down = dy * unit;
  if (turn === 0) {
    pen.drawImage(image, x + right, y + down);
    return;
  }
  pen.translate(right, down);
  pen.rotate(turn);
  pen.drawImage(image, x, y);
  pen.rotate(-turn);
  pen.translate(-right, -down);
};
