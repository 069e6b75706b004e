import { type Rgb, rgbOf } from "#core/domain/theme/contrast.ts";

export { contrastOf, luminanceOf, type Rgb, rgbOf } from "#core/domain/theme/contrast.ts";

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** `part` of the second colour in the first. */
export const blend = (one: string, other: string, part: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * part;
  return hexOf([at(0), at(1), at(2)]);
};
