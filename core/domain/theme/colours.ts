import { normaliseHex } from "../form/index.ts";
import type { Colourset } from "./theme.ts";

/** What a list of colours is filled up from (OPEN-122). */
export const defaultPalette: readonly string[] = [
  "#F94144",
  "#F8961E",
  "#F9C74F",
  "#90BE6D",
  "#43AA8B",
  "#577590",
];
/** How many colours a list has, and how many of them count at most (THEME-12, THEME-13). */
export const colourCount = defaultPalette.length;

/** Exactly six: what is missing comes from the default palette, what is over goes; what is no colour counts as missing (OPEN-123). */
export const sixColours = (colours: readonly string[]): string[] =>
  defaultPalette.map((own, at) => normaliseHex(colours[at] ?? "") ?? own);

/** How many of the six are used; one that makes no sense is all of them (THEME-13). */
export const usedColours = (count: unknown): number =>
  typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= colourCount
    ? count
    : colourCount;

/** Colours that somebody chose, as they are kept (OPEN-124). */
export const ownColourset = (colours: readonly string[]): Colourset => ({
  schema_version: "1.2",
  type: "custom",
  allow_customisation: true,
  max_colours: colourCount,
  colours: sixColours(colours),
});
