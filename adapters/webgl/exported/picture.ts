import type { CoverGradient, CoverLayer, DrawableCover } from "#core/domain/exported/index.ts";
import type { Pen } from "../basis/index.ts";
import { valueAt } from "./motion.ts";

/** Height in its own units of every exported cover; its middle is the origin, y goes down. */
export const TALL = 672;
const NARROW = 480 / TALL;
const RADIANS = Math.PI / 180;

interface Node {
  readonly layer: CoverLayer;
  readonly path: Path2D | null;
  readonly fill: string | CanvasGradient | null;
  readonly parts: Node[];
}

const gradientOf = (pen: Pen, { from, to, round, stops }: CoverGradient): CanvasGradient => {
  const [x0 = 0, y0 = 0] = from;
  const [x1 = 0, y1 = 0] = to;
  const gradient = round
    ? pen.createRadialGradient(x0, y0, round[0] ?? 0, x1, y1, round[1] ?? 1)
    : pen.createLinearGradient(x0, y0, x1, y1);
  for (const { at, colour } of stops) gradient.addColorStop(at, colour);
  return gradient;
};

/** A cover's layers made ready to be drawn with one pen at any time. */
export class Picture {
  readonly #pen: Pen;
  readonly #roots: Node[] = [];

  constructor(pen: Pen, { layers }: DrawableCover) {
    this.#pen = pen;
    const known = new Map<string, Node>();
    for (const layer of layers) {
      const { name, path, fill } = layer;
      const node: Node = {
        layer,
        path: path === undefined ? null : new Path2D(path),
        fill: typeof fill === "object" ? gradientOf(pen, fill) : (fill ?? null),
        parts: [],
      };
      (known.get(layer.in ?? "")?.parts ?? this.#roots).push(node);
      if (name !== undefined) known.set(name, node);
    }
  }

  /** Draws the whole picture as it is at `t` seconds, over whatever is there. Pixels. */
  draw(t: number, width: number, height: number): void {
    const pen = this.#pen;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    const aspect = width / height;
    const unit = height / TALL;
    // beside the title where the picture is broad, below it where it is not
    const beside = aspect > 1.15;
    const across = beside ? 0.235 * aspect * TALL : 0;
    const grown = beside ? 1.2 : Math.min(1, aspect / NARROW);
    for (const root of this.#roots) {
      pen.setTransform(unit, 0, 0, unit, width / 2, height / 2);
      if (root.layer.place === "hero") {
        pen.translate(across, 285);
        pen.scale(grown, grown);
        pen.translate(0, -285);
      }
      pen.globalAlpha = 1;
      this.#node(root, t);
    }
  }

  #node({ layer, path, fill, parts }: Node, t: number): void {
    const pen = this.#pen;
    const { at, turn = 0, size, line, clip } = layer;
    const both = valueAt(layer, "size", t);
    const wide = (size?.[0] ?? 1) * both * valueAt(layer, "wide", t);
    const high = (size?.[1] ?? 1) * both * valueAt(layer, "high", t);
    const seen = (layer.fade ?? 1) * valueAt(layer, "fade", t);
    if (wide === 0 || high === 0 || seen <= 0) return;
    pen.save();
    const x = (at?.[0] ?? 0) + valueAt(layer, "x", t);
    const y = (at?.[1] ?? 0) + valueAt(layer, "y", t);
    const angle = turn + valueAt(layer, "turn", t);
    // what changes nothing is not said: each number that is handed to the pen is made for it (P6)
    if (x !== 0 || y !== 0) pen.translate(x, y);
    if (angle !== 0) pen.rotate(angle * RADIANS);
    if (wide !== 1 || high !== 1) pen.scale(wide, high);
    if (seen < 1) pen.globalAlpha *= seen;
    if (path) {
      if (fill) {
        pen.fillStyle = fill;
        pen.fill(path);
      }
      if (line) {
        pen.strokeStyle = line.colour;
        pen.lineWidth = line.width;
        pen.stroke(path);
      }
      if (clip) pen.clip(path);
    }
    for (const part of parts) this.#node(part, t);
    if (path && fill && clip) {
      // what was cut off sharply gets a soft edge again
      pen.strokeStyle = fill;
      pen.lineWidth = 2;
      pen.stroke(path);
    }
    pen.restore();
  }
}
