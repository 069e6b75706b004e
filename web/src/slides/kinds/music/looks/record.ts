import type { Sheet } from "../../drawing.ts";
import { castShadow, seen } from "../../paper/index.ts";

/** What turns and what does not: the label turns with the record, the light upon its grooves stands still. */

/** The black of a record with its grooves, in the middle of its part; `radius` in units. */
export const paintVinyl = (part: Sheet, radius: number, label: number): void => {
  const { pen, unit, width } = part;
  const m = width / 2;
  const disc = (r: number): void => {
    pen.beginPath();
    pen.arc(m, m, r * unit, 0, 7);
  };
  pen.save();
  castShadow(part, "#1a0a12", 0.6, 1.4, 3.4);
  pen.fillStyle = "#17131a";
  disc(radius);
  pen.fill();
  pen.restore();
  pen.lineWidth = 0.14 * unit;
  for (let r = label + 2; r < radius - 0.8; r += 0.42) {
    pen.strokeStyle = seen("#ffffff", 0.03 + 0.05 * Math.abs(Math.sin(r * 2.3)));
    disc(r);
    pen.stroke();
  }
  pen.strokeStyle = seen("#000000", 0.7);
  pen.lineWidth = 0.5 * unit;
  for (const k of [0.38, 0.7]) {
    disc(label + (radius - label) * k);
    pen.stroke();
  }
  // two fans of light across the grooves
  const fan = pen.createConicGradient(-Math.PI / 4, m, m);
  const bright = seen("#fff3e4", 0.3);
  const none = seen("#fff3e4", 0);
  for (const [at, tint] of [
    [0, none],
    [0.06, bright],
    [0.13, none],
    [0.48, none],
    [0.55, seen("#d8dcff", 0.22)],
    [0.62, none],
    [1, none],
  ] as const)
    fan.addColorStop(at, tint);
  pen.save();
  disc(radius - 0.4);
  pen.clip();
  pen.fillStyle = fan;
  pen.fillRect(0, 0, width, width);
  pen.restore();
  pen.strokeStyle = seen("#ffffff", 0.25);
  pen.lineWidth = 0.3 * unit;
  disc(radius - 0.2);
  pen.stroke();
};

/** A label in two tints, with the hole it turns about; `hole` in units. */
export const paintLabel = (
  part: Sheet,
  radius: number,
  hole: number,
  [ground, mark]: readonly [string, string],
): void => {
  const { pen, unit, width } = part;
  const m = width / 2;
  pen.translate(m, m);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(0, 0, radius * unit, 0, 7);
  pen.fill();
  // rays, so that its turning is seen
  pen.fillStyle = mark;
  for (let i = 0; i < 10; i++) {
    const from = (i * Math.PI) / 5;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * unit, from, from + (i < 5 ? 0.26 : 0.12));
    pen.fill();
  }
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(0, 0, radius * 0.56 * unit, 0, 7);
  pen.fill();
  pen.strokeStyle = mark;
  pen.lineWidth = 0.4 * unit;
  for (const k of [0.56, 0.94]) {
    pen.beginPath();
    pen.arc(0, 0, radius * k * unit, 0, 7);
    pen.stroke();
  }
  pen.fillStyle = "#17131a";
  pen.beginPath();
  pen.arc(0, 0, hole * unit, 0, 7);
  pen.fill();
};
