import { blob, curve, dark, lit, type Part } from "./kit.ts";

/** What a penguin has for a mouth. */
export const beak = (colour: string): Part[] => [
  { path: blob([-22, 18], [0, 8], [22, 18], [0, 42]), fill: lit(colour, 24, 0, 22) },
  { path: curve([-18, 22], [0, 27], [18, 22]), line: { colour: dark(colour, 0.35), width: 3 } },
];

/** The white of its face. */
export const penguinFace: Part[] = [
  {
    path: blob(
      [0, -30],
      [30, -52],
      [74, -34],
      [78, 26],
      [0, 72],
      [-78, 26],
      [-74, -34],
      [-30, -52],
    ),
    fill: "#FFFFFF",
  },
];
