import type { Face } from "../drawing.ts";

/** What stands in where a face lacks a letter: other scripts and emoji, from the system. */
const behind =
  '"Nunito Card", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", system-ui, sans-serif';

/** Letters with serifs, by style and weight as in CSS: "italic 480". */
export const serif = (cut: string): Face => ({ cut, family: `"Fraunces Card", ${behind}` });
/** Letters without. */
export const sans = (cut: string): Face => ({ cut, family: `"Nunito Card", ${behind}` });
/** Families of character beside Fraunces and Nunito, each for a matter of its own: handwriting, print, labels, type. */
type Family =
  | "Anybody"
  | "Anybody Card"
  | "Caveat"
  | "Cedarville Cursive"
  | "Covered By Your Grace"
  | "Homemade Apple"
  | "IM Fell English"
  | "La Belle Aurore"
  | "League Gothic"
  | "Nanum Pen Script"
  | "Nothing You Could Do"
  | "Old Standard TT"
  | "Permanent Marker"
  | "Playfair Display"
  | "Reenie Beanie"
  | "Sansita Swashed"
  | "Share Tech Mono"
  | "Special Elite"
  | "UnifrakturCook"
  | "Yellowtail";
/** Letters of another family; where it has none of a script, those of the system stand in. */
export const lettered = (family: Family, cut = "400"): Face => ({
  cut,
  family: `"${family}", ${behind}`,
});
/**
 * Pixels of an em in which every text is measured and, scaled, drawn: a face with optical sizes has one of them, so that a
 * slide breaks its lines alike and looks the same at any size.
 */
export const EM = 64;

/** The face as a canvas takes it, at `EM` pixels. */
export const fontOf = (face: Face): string => `${face.cut} ${EM}px ${face.family}`;
