import type { ImageProcessor } from "#core/service/ports/index.ts";

export type Crop = NonNullable<Parameters<ImageProcessor["process"]>[1]>;

/** In pixels of the picture after it was turned. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const between = (low: number, n: number, high: number): number =>
  Math.min(high, Math.max(low, Number.isFinite(n) ? n : low));

/** Degrees from 0 up to 360. */
export const turnOf = (rotation: number): number =>
  Number.isFinite(rotation) ? ((rotation % 360) + 360) % 360 : 0;

/** The upright box around a picture that was turned by `degrees`. */
export const turned = ({ width, height }: Size, degrees: number): Size => {
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180));
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180));
  const whole = (n: number) => Math.max(1, Math.floor(n + 1e-6));
  return { width: whole(width * cos + height * sin), height: whole(width * sin + height * cos) };
};

/**
 * The cut in pixels. A crop names fractions of the box around the picture after its turn, clockwise, as
 * a cropper shows it (OPEN-108); what lies outside is left out.
 */
export const cutOf = (crop: Crop, box: Size): Cut => {
  const span = (start: number, length: number, whole: number): [number, number] => {
    const from = Math.min(whole - 1, Math.round(between(0, start, 1) * whole));
    const to = Math.round(between(0, start + length, 1) * whole);
    return [from, Math.max(1, to - from)];
  };
  const [left, width] = span(crop.x, crop.width, box.width);
  const [top, height] = span(crop.y, crop.height, box.height);
  return { left, top, width, height };
};

interface Point {
  readonly x: number;
  readonly y: number;
}
const turnedBy = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};
/** Pixels around what is shown, for what mixes neighbours. */
const margin = 2;

/**
 * The part of the upright picture that a cut shows, so that no more of it has to be turned; and where the middle of that
 * part lies, from the cut’s upper left corner. Null where the cut shows nothing of the picture.
 */
export const shownIn = (
  cut: Cut,
  upright: Size,
  degrees: number,
): { readonly part: Cut; readonly middle: Point } | null => {
  const box = turned(upright, degrees);
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) =>
      turnedBy(
        {
          x: cut.left + x * cut.width - box.width / 2,
          y: cut.top + y * cut.height - box.height / 2,
        },
        -degrees,
      ),
    ),
  );
  const within = (all: readonly number[], whole: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(...all) + whole / 2 - margin)),
    Math.min(whole, Math.ceil(Math.max(...all) + whole / 2 + margin)),
  ];
  const [left, right] = within(
    corners.map(({ x }) => x),
    upright.width,
  );
  const [top, bottom] = within(
    corners.map(({ y }) => y),
    upright.height,
  );
  if (right <= left || bottom <= top) return null;
  const middle = turnedBy(
    { x: (left + right - upright.width) / 2, y: (top + bottom - upright.height) / 2 },
    degrees,
  );
  return {
    part: { left, top, width: right - left, height: bottom - top },
    middle: {
      x: middle.x + box.width / 2 - cut.left,
      y: middle.y + box.height / 2 - cut.top,
    },
  };
};
