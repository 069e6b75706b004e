import { seedOf } from "#adapters/webgl/basis/index.ts";
import type { ShownSlide } from "../../../shown.ts";
import { fromOf } from "../words.ts";

/** A writing set: what the letter lies on, its paper, its ink, and how the paper is printed. */
export interface WritingSet {
  readonly board: string;
  readonly paper: string;
  readonly ink: string;
  readonly print: "laid" | "squared" | "airmail";
  readonly petals: string;
}

const sets: readonly WritingSet[] = [
  { board: "#f2906f", paper: "#fbf1dc", ink: "#29336b", print: "laid", petals: "#e8695c" },
  { board: "#5f9f95", paper: "#fffdf6", ink: "#23356e", print: "squared", petals: "#f2a03d" },
  { board: "#7f9cc4", paper: "#fbfcff", ink: "#2a2f63", print: "airmail", petals: "#d9577b" },
  { board: "#d98a94", paper: "#fdf4ea", ink: "#6a1f3f", print: "laid", petals: "#c9577f" },
  { board: "#e5a94e", paper: "#fcf5e2", ink: "#1f4a48", print: "squared", petals: "#d2593f" },
];

/** The set of whoever writes: the same in all their letters. */
export const writingSetOf = (slide: ShownSlide): WritingSet => {
  const author = (slide.creator?.first_name ?? "").toLowerCase() || fromOf(slide).toLowerCase();
  return sets[seedOf(`${author} writes`) % sets.length] ?? (sets[0] as WritingSet);
};
