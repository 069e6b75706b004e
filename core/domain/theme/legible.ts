import { contrastOf } from "./contrast.ts";

/** What words may be written in on a colour: whichever can be read better. */
const inks = ["#000000", "#FFFFFF"] as const;

/** Black or white, whichever stands out more; at least 4.58 to 1 on any colour. */
export const inkOn = (colour: string): string =>
  contrastOf(inks[0], colour) >= contrastOf(inks[1], colour) ? inks[0] : inks[1];

/** How well words can be read on a colour (WCAG 1.4.3 and 1.4.6): all sizes, large ones only, or hardly. */
export type Legibility = "well" | "enough" | "large" | "hardly";
const least: readonly (readonly [Legibility, number])[] = [
  ["well", 7],
  ["enough", 4.5],
  ["large", 3],
];

/** Shown while a colour is chosen; `ratio` is 1 to 21. */
export const legibilityOf = (
  text: string,
  background: string,
): { readonly ratio: number; readonly reads: Legibility } => {
  const ratio = contrastOf(text, background);
  return { ratio, reads: least.find(([, from]) => ratio >= from)?.[0] ?? "hardly" };
};
