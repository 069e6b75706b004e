import { penOf, randomFrom, spareCanvas } from "#adapters/webgl/basis/index.ts";
import type { Assets, Sheet } from "../../drawing.ts";
import { outBack, span, sway } from "../../motion.ts";
import { castShadow, seen } from "../../paper/index.ts";

const lamps = ["#ffd166", "#ff6b5e", "#7bdff2", "#ffae4a", "#b8f2a8"] as const;
const count = 10;
/** Sides of a lamp’s part, and how high the branches are; units. */
const side = 18;
const branchesHigh = 22;
const needles = ["#0b302f", "#134a40", "#1f6350", "#2f7d5e"] as const;

/** Where the cord hangs at this part of its way, in units. */
const cordAt = (k: number): number => 11 + 5.4 * Math.abs(Math.sin(k * Math.PI * 2)) - 1.4 * k;

/** Branches of a fir, from above. */
const layBranches = ({ pen, unit }: Sheet): void => {
  const random = randomFrom(17);
  pen.lineCap = "round";
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 30; i++) {
      const x = i * 3.5 + row * 1.3 - 1;
      const y = -3 + row * 2.6 + 2.4 * Math.sin(i / 2.6 + row);
      const turn = Math.PI / 2 + (random() - 0.5) * 1.3 + (50 - x) * 0.006;
      const long = 6 + random() * 4.4;
      pen.save();
      pen.translate(x * unit, y * unit);
      pen.rotate(turn);
      pen.lineWidth = 0.46 * unit;
      pen.strokeStyle = needles[(i + row) % 3 === 0 ? row : Math.min(3, row + 1)] ?? needles[0];
      pen.beginPath();
      for (let k = 0; k < 11; k++) {
        const at = (k / 11) * long;
        const reach = 2.5 - k * 0.15;
        for (const up of [-1, 1]) {
          pen.moveTo(at * unit, 0);
          pen.lineTo((at + reach) * unit, up * reach * 0.62 * unit);
        }
      }
      pen.stroke();
      pen.restore();
    }
};

const paintBranches = (part: Sheet): void => {
  const canvas = spareCanvas(part.width, part.height);
  layBranches({ ...part, pen: penOf(canvas) });
  castShadow(part, "#02141c", 0.6, 0.9, 2.2);
  part.pen.drawImage(canvas, 0, 0);
};

const paintLamp = ({ pen, unit }: Sheet, tint: string, isLit: boolean): void => {
  const middle = (side / 2) * unit;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, seen(tint, 0.8));
    halo.addColorStop(0.22, seen(tint, 0.3));
    halo.addColorStop(1, seen(tint, 0));
    pen.fillStyle = halo;
    pen.fillRect(0, 0, 2 * middle, 2 * middle);
  }
  pen.fillStyle = "#10261f";
  pen.fillRect(middle - 0.7 * unit, middle - 3.4 * unit, 1.4 * unit, 1.9 * unit);
  pen.fillStyle = tint;
  pen.globalAlpha = isLit ? 1 : 0.55;
  pen.beginPath();
  pen.moveTo(middle, middle + 3.2 * unit);
  pen.bezierCurveTo(
    ...([middle - 2.6 * unit, middle + 1 * unit] as const),
    ...([middle - 1.6 * unit, middle - 1.8 * unit, middle, middle - 1.8 * unit] as const),
  );
  pen.bezierCurveTo(
    ...([middle + 1.6 * unit, middle - 1.8 * unit] as const),
    ...([middle + 2.6 * unit, middle + 1 * unit, middle, middle + 3.2 * unit] as const),
  );
  pen.fill();
  pen.globalAlpha = 1;
  pen.fillStyle = seen("#ffffff", isLit ? 0.85 : 0.3);
  pen.beginPath();
  pen.ellipse(middle - 0.5 * unit, middle - 0.1 * unit, 0.42 * unit, 1.1 * unit, 0.2, 0, 7);
  pen.fill();
};

const lampOf = (tint: string) => ({
  off: `off ${tint}`,
  on: `on ${tint}`,
  paintOff: (part: Sheet) => paintLamp(part, tint, false),
  paintOn: (part: Sheet) => paintLamp(part, tint, true),
});
const lampKinds = lamps.map(lampOf);

/** Seconds in which the branches come: from then on they hang. */
export const hungAt = 0.7;
/** When the first lamp comes on, between two of them, and for each; seconds. */
const lighting = { first: 0.5, stagger: 0.09, each: 0.25 } as const;

const lampX = (i: number): number => ((i + 0.5) / count) * 104 - 2 - side / 2;
const lampY = (i: number): number => cordAt((i + 0.5) / count) + 2.8 - side / 2;
/** The cord, as it hangs. */
const paintCord = ({ pen, unit }: Sheet): void => {
  pen.strokeStyle = "#0a201c";
  pen.lineWidth = 0.55 * unit;
  pen.beginPath();
  for (let i = 0; i <= 32; i++) pen.lineTo(((i / 32) * 104 - 2) * unit, cordAt(i / 32) * unit);
  pen.stroke();
};

/** How far all of it is up: while it comes, and for good where a slide is less high. */
const upAt = (t: number, unit: number, height: number): number =>
  ((1 - outBack(span(t, 0, hungAt), 0.9)) * -30 - Math.max(0, 140 - height) * 0.12) * unit;

/** Branches and garland, as they come from above. */
export const hangLamps = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const up = upAt(t, unit, assets.height);
  const branches = assets.kept(sheet, "branches", 100, branchesHigh, paintBranches);
  pen.drawImage(branches, 0, up);
  pen.drawImage(assets.kept(sheet, "cord", 104, branchesHigh, paintCord), 0, up);
  for (let i = 0; i < count; i++) {
    const lamp = lampKinds[i % lampKinds.length];
    if (!lamp) continue;
    const image = assets.kept(sheet, lamp.off, side, side, lamp.paintOff);
    pen.drawImage(image, lampX(i) * unit, lampY(i) * unit + up);
  }
};

/** Its lamps come on one by one, and glow a little more and less. */
export const lightLamps = (sheet: Sheet, assets: Assets, t: number): void => {
  const { pen, unit } = sheet;
  const up = upAt(t, unit, assets.height);
  for (let i = 0; i < count; i++) {
    const lit = span(t, lighting.first + i * lighting.stagger, lighting.each);
    const lamp = lampKinds[i % lampKinds.length];
    if (lit === 0 || !lamp) break;
    pen.globalAlpha = lit * (0.86 + 0.14 * sway(t, 3.4, i * 0.37));
    const image = assets.kept(sheet, lamp.on, side, side, lamp.paintOn);
    pen.drawImage(image, Math.round(lampX(i) * unit) | 0, Math.round(lampY(i) * unit + up) | 0);
  }
  pen.globalAlpha = 1;
};
