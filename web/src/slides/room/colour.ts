/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1, 7), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** `part` of the second colour in the first. */
export const blend = (one: string, other: string, part: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * part;
  return hexOf([at(0), at(1), at(2)]);
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
