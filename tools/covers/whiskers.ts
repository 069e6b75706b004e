import { curve, type Part } from "./kit.ts";

/** On both sides of an animal's face. */
export const whiskers: Part = {
  path: [-1, 1]
    .map(
      (side) =>
        curve([side * 62, 26], [side * 92, 20], [side * 116, 24]) +
        curve([side * 60, 36], [side * 88, 38], [side * 110, 46]),
    )
    .join(""),
  line: { colour: "#FFFFFFCC", width: 3 },
};
