import type { ShownMedium } from "../../shown.ts";
import type { Assets, Sheet } from "../drawing.ts";
import { inkLine, type Setting } from "../lettering/index.ts";
import { layGrain, seen } from "../paper/index.ts";
import { paintPhoto, shapeOf } from "./frame.ts";

/** How a print is made: its shape, and how it is painted on a part that is as large as itself. */
export interface PrintKind {
  /** Width over height. */
  shape(assets: Assets, medium: ShownMedium): number;
  paint(part: Sheet, assets: Assets, medium: ShownMedium, caption: Setting | null): void;
  /** The hue of its shadow, and how far over the ground it hangs when it is at rest, 0 to 1. */
  readonly shade: string;
  readonly hangs: number;
  /** What lies before those that are far. */
  readonly air?: string;
  /** The shape for which places are reckoned: others are as large in all. */
  readonly usual: number;
}

/** A polaroid’s white edge, in parts of its width: at the sides and the top, and below. */
export const polaroidEdge = { side: 0.055, foot: 0.2 } as const;
export const polaroidShape = 1 / (1 - polaroidEdge.side + polaroidEdge.foot);

/** Paints on a part of its own within another one. Pixels. */
const within = (
  { pen, unit }: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: (part: Sheet) => void,
): void => {
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  paint({ pen, unit, width, height });
  pen.restore();
};

/** A print with a white edge, and words under the photo where it is alone. */
export const polaroid: PrintKind = {
  shade: "#5c3418",
  hangs: 0,
  usual: polaroidShape,
  shape: () => polaroidShape,
  paint: (part, assets, medium, caption) => {
    const { pen, width, height, unit } = part;
    pen.fillStyle = "#fffdf8";
    pen.beginPath();
    pen.roundRect(0, 0, width, height, 0.5 * unit);
    pen.fill();
    pen.globalCompositeOperation = "source-atop";
    const light = pen.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, seen("#ffffff", 0.6));
    light.addColorStop(1, seen("#c9a67f", 0.1));
    pen.fillStyle = light;
    pen.fillRect(0, 0, width, height);
    layGrain(part, 0.2);
    pen.globalCompositeOperation = "source-over";
    const edge = Math.round(polaroidEdge.side * width);
    const side = width - 2 * edge;
    within(part, edge, edge, side, side, (inner) => paintPhoto(inner, assets, medium));
    const gloss = pen.createLinearGradient(edge, edge, edge + side, edge + side);
    gloss.addColorStop(0, seen("#ffffff", 0.2));
    gloss.addColorStop(0.36, seen("#ffffff", 0.05));
    gloss.addColorStop(0.37, seen("#ffffff", 0));
    pen.fillStyle = gloss;
    pen.fillRect(edge, edge, side, side);
    pen.strokeStyle = seen("#3a2415", 0.28);
    pen.lineWidth = Math.max(0.6, 0.16 * unit);
    pen.strokeRect(edge, edge, side, side);
    pen.fillStyle = "#352a4a";
    for (const line of caption?.lines ?? []) inkLine(part, line);
  },
};

/** A print with a narrow white edge, that hangs in the air. */
export const floating: PrintKind = {
  shade: "#5a2f4a",
  hangs: 0.32,
  air: "#fff2ea",
  usual: 0.95,
  shape: (assets, medium) => Math.min(1.25, Math.max(0.8, shapeOf(assets, medium))),
  paint: (part, assets, medium) => {
    const { pen, width, height, unit } = part;
    pen.fillStyle = "#fffdf8";
    pen.beginPath();
    pen.roundRect(0, 0, width, height, 0.6 * unit);
    pen.fill();
    pen.globalCompositeOperation = "source-atop";
    const paper = pen.createLinearGradient(0, 0, width, height);
    paper.addColorStop(0, seen("#ffffff", 0.6));
    paper.addColorStop(1, seen("#d9a98c", 0.22));
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = "source-over";
    const edge = Math.round(Math.min(width, height) * 0.042);
    const [wide, high] = [width - 2 * edge, height - 2 * edge];
    within(part, edge, edge, wide, high, (inner) => paintPhoto(inner, assets, medium));
    const light = pen.createLinearGradient(edge, edge, edge + wide * 0.7, edge + high);
    light.addColorStop(0, seen("#fff6e0", 0.3));
    light.addColorStop(0.4, seen("#fff6e0", 0.04));
    light.addColorStop(0.41, seen("#ffffff", 0));
    light.addColorStop(1, seen("#5a2f4a", 0.16));
    pen.fillStyle = light;
    pen.fillRect(edge, edge, wide, high);
    pen.strokeStyle = seen("#5a2f4a", 0.2);
    pen.lineWidth = Math.max(0.6, 0.14 * unit);
    pen.strokeRect(edge, edge, wide, high);
  },
};
