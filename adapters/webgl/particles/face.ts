import type { Face } from "../words/index.ts";

/** "family:weight" as a face. */
export const faceOf = (font: string): Face => {
  const [family = "Baloo 2", weight] = font.split(":");
  return { family, weight: Number(weight) || 800, italic: false, size: 1, fill: false };
};
