import { blend } from "#adapters/webgl/basis/index.ts";
import type { Pen, Sheet } from "../../drawing.ts";
import { castShadow, seen } from "../../paper/index.ts";
import { heightAt, mid } from "./hills.ts";

const night = "#041c2a";

/** Houses on the middle hill: part of the width, how far they stand below its edge, size, walls, and whether it is a church. */
export const houses = [
  [0.2, 1.4, 0.82, "#7c3a3a", false],
  [0.43, 0.6, 1.06, "#8a5a44", true],
  [0.63, 1.8, 1, "#7c2b33", false],
  [0.8, 0.8, 0.72, "#5f4a52", false],
] as const;
type House = (typeof houses)[number];

/** Windows of a house in its own units from the middle of its foot: left, top, width, height. */
const panes = [
  [-4, -5.4, 2.6, 3],
  [1.2, -5.4, 2.6, 3],
  [-1.1, -9.4, 2.2, 2.2],
] as const;
const steeple = [-0.7, -15.4, 1.4, 2.4] as const;

/** Puts the pen where a house stands, in its own units. */
const standAt = ({ pen, unit, width, height }: Sheet, [k, down, own]: House, size: number) => {
  pen.translate(k * width, height - (heightAt(mid, k) - down) * size * unit);
  pen.scale(own * size * unit, own * size * unit);
};

/** A gable with snow on its roof, in a house’s own units. */
const layRoof = (pen: Pen, half: number, eaves: number, ridge: number, thick: number): void => {
  pen.fillStyle = "#f3f9fb";
  pen.beginPath();
  pen.moveTo(-half, eaves);
  pen.quadraticCurveTo(-half * 0.3, (eaves + ridge) / 2 - 1, 0, ridge);
  pen.quadraticCurveTo(half * 0.3, (eaves + ridge) / 2 - 1, half, eaves);
  pen.quadraticCurveTo(half * 0.86, eaves + thick * 0.7, half * 0.66, eaves + thick * 0.1);
  pen.quadraticCurveTo(half * 0.4, (eaves + ridge) / 2 + thick, 0, ridge + thick * 1.7);
  pen.quadraticCurveTo(-half * 0.4, (eaves + ridge) / 2 + thick, -half * 0.66, eaves + thick * 0.1);
  pen.quadraticCurveTo(-half * 0.86, eaves + thick * 0.7, -half, eaves);
  pen.fill();
};

export const layHouse = (part: Sheet, house: House, size: number): void => {
  const { pen } = part;
  const [, , , tint, isChurch] = house;
  pen.save();
  standAt(part, house, size);
  castShadow({ ...part, unit: part.unit * size }, night, 0.5, 0.3, 1.6);
  const wall = pen.createLinearGradient(-5, 0, 6, 0);
  wall.addColorStop(0, blend(tint, "#ffd9a0", 0.22));
  wall.addColorStop(1, blend(tint, night, 0.42));
  pen.fillStyle = wall;
  if (isChurch) {
    pen.fillRect(-2, -17, 4, 12);
    pen.fillStyle = "#2a4450";
    pen.beginPath();
    pen.moveTo(-2.6, -16.8);
    pen.lineTo(0, -25);
    pen.lineTo(2.6, -16.8);
    pen.fill();
    pen.fillStyle = wall;
  } else {
    pen.fillRect(2.6, -14.6, 1.9, 5);
    pen.fillStyle = "#f3f9fb";
    pen.fillRect(2.3, -15.2, 2.5, 1.1);
    pen.fillStyle = wall;
  }
  pen.beginPath();
  pen.moveTo(-5.4, 1);
  pen.lineTo(-5.4, -7);
  pen.lineTo(0, -12.4);
  pen.lineTo(5.4, -7);
  pen.lineTo(5.4, 1);
  pen.fill();
  pen.shadowColor = "transparent";
  layRoof(pen, 7.2, -6.2, -13.4, 1.5);
  if (isChurch) layRoof(pen, 3, -16.2, -21.5, 0.8);
  pen.fillStyle = "#3a2326";
  pen.fillRect(-1.1, -3.4, 2.2, 4.4);
  pen.fillStyle = "#22323c";
  for (const [x, y, w, h] of isChurch ? [...panes, steeple] : panes) pen.fillRect(x, y, w, h);
  pen.restore();
};

/** The light in all windows, and what it throws about the houses. */
export const paintLit = (part: Sheet, size: number): void => {
  const { pen } = part;
  for (const house of houses) {
    pen.save();
    standAt(part, house, size);
    const halo = pen.createRadialGradient(0, -4, 1, 0, -4, 15);
    halo.addColorStop(0, seen("#ffc24a", 0.42));
    halo.addColorStop(1, seen("#ffc24a", 0));
    pen.fillStyle = halo;
    pen.fillRect(-15, -19, 30, 30);
    for (const [x, y, w, h] of house[4] ? [...panes, steeple] : panes) {
      const pane = pen.createLinearGradient(0, y, 0, y + h);
      pane.addColorStop(0, "#ffdf7e");
      pane.addColorStop(1, "#ffb43c");
      pen.fillStyle = pane;
      pen.fillRect(x, y, w, h);
      pen.fillStyle = "#6b3a1c";
      pen.fillRect(x + w / 2 - 0.14, y, 0.28, h);
      pen.fillRect(x, y + h / 2 - 0.14, w, 0.28);
    }
    pen.restore();
  }
};
