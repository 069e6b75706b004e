export type Rgb = readonly [number, number, number];

/** "#RRGGBB" as three numbers from 0 to 1, as a screen takes them. */
export const rgb = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
};

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** The same colour as light, for shading. */
export const light = (hex: string): Rgb => {
  const [r, g, b] = rgb(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
};

export const blend = (a: string, b: string, k: number): string => {
  const from = rgb(a);
  const to = rgb(b);
  const part = (i: 0 | 1 | 2) =>
    Math.round((from[i] + (to[i] - from[i]) * k) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
};

/** Perceived lightness from 0 to 1. */
export const lightness = (hex: string): number => {
  const [r, g, b] = light(hex);
  return Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
};
