import type { LogoGround } from "./logo.ts";

/** Pixels of four bytes each: red, green, blue, alpha. */
export type Pixels = ArrayLike<number>;

/** Less alpha than this is a trace that nobody sees. */
const seen = 16;
/** Less of the picture than this is dust. */
const leastSeen = 0.001;
/** How far the channels of a picture vary at least where there is something on it, of 255. */
const leastVaried = 12;
/** From here on it is hard to see on white: about 1.6 to 1. */
const pale = 205;
/** So much of what is seen has to be pale for a dark ground. */
const mostlyPale = 0.6;

const brightness = (pixels: Pixels, at: number): number =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/** Whether its channels vary, transparent pixels aside. */
const isVaried = (pixels: Pixels): boolean => {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < seen) continue;
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[at + channel] ?? 0;
      least[channel] = Math.min(least[channel] ?? 255, value);
      most[channel] = Math.max(most[channel] ?? 0, value);
    }
  }
  return most.some((value, channel) => value - (least[channel] ?? 0) >= leastVaried);
};

/**
 * The ground that a logo can be seen on; null where there is nothing to see: all of it transparent, or one plain
 * surface from edge to edge.
 */
export const groundOf = (pixels: Pixels): LogoGround | null => {
  let weight = 0;
  let light = 0;
  let isOpaque = true;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < seen) isOpaque = false;
    else {
      weight += alpha;
      if (brightness(pixels, at) >= pale) light += alpha;
    }
  }
  if (weight < (pixels.length / 4) * 255 * leastSeen) return null;
  // a picture with a ground of its own brings along what it is seen on
  if (isOpaque) return isVaried(pixels) ? "light" : null;
  return light / weight > mostlyPale ? "dark" : "light";
};
