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
