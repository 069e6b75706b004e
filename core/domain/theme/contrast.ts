/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Of "#RRGGBB". */
export const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1, 7), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Relative luminance, 0 to 1 (WCAG). */
export const luminanceOf = (hex: string): number => {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours, 1 to 21 (WCAG). */
export const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
