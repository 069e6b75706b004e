import type { Size } from "./crop.ts";

/** What a HEIC says is done to its pixels before they are shown; one after the other. */
export type Turn =
  | { readonly counterclockwise: 0 | 90 | 180 | 270 }
  | { readonly mirrored: "leftRight" | "upDown" }
  /** Pixels that are left out at each side. */
  | {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };

/** A column or row of the picture as it is shown: `from + x * alongX + y * alongY`. */
interface Axis {
  readonly from: number;
  readonly alongX: number;
  readonly alongY: number;
}

/** Where each pixel of a picture stands once it was turned; what is outside of its size is left out. */
export interface Upright extends Size {
  readonly x: Axis;
  readonly y: Axis;
}

const moved = (axis: Axis, by: number): Axis => ({ ...axis, from: axis.from + by });
/** Counted from the other end. */
const reversed = (axis: Axis, length: number): Axis => ({
  from: length - 1 - axis.from,
  alongX: -axis.alongX,
  alongY: -axis.alongY,
});

const after = ({ width, height, x, y }: Upright, turn: Turn): Upright => {
  if ("left" in turn)
    return {
      width: width - turn.left - turn.right,
      height: height - turn.top - turn.bottom,
      x: moved(x, -turn.left),
      y: moved(y, -turn.top),
    };
  if ("mirrored" in turn)
    return turn.mirrored === "leftRight"
      ? { width, height, x: reversed(x, width), y }
      : { width, height, x, y: reversed(y, height) };
  const [xEnd, yEnd] = [reversed(x, width), reversed(y, height)];
  return {
    0: { width, height, x, y },
    90: { width: height, height: width, x: y, y: xEnd },
    180: { width, height, x: xEnd, y: yEnd },
    270: { width: height, height: width, x: yEnd, y: x },
  }[turn.counterclockwise];
};

/** A picture of this size as it is shown after these turns. */
export const upright = ({ width, height }: Size, turns: readonly Turn[]): Upright =>
  turns.reduce(after, {
    width,
    height,
    x: { from: 0, alongX: 1, alongY: 0 },
    y: { from: 0, alongX: 0, alongY: 1 },
  });
