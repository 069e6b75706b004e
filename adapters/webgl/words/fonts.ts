import balooLatin from "@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2?url";
import balooLatinExt from "@fontsource/baloo-2/files/baloo-2-latin-ext-800-normal.woff2?url";
import frauncesItalicExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-italic.woff2?url";
import frauncesLatinExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import frauncesItalic from "@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2?url";
import frauncesLatin from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import nunitoCyrillicExt from "@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2?url";
import nunitoCyrillic from "@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2?url";
import nunitoLatinExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunitoLatin from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import nunitoVietnamese from "@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2?url";

/** A face of lettering. `size` is relative to the theme's own, 1 by default. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly size: number;
  /** Letters are stretched to the height of their line. */
  readonly fill: boolean;
}

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2212,U+2215";
const LATIN_EXT =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
const CYRILLIC = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";
const CYRILLIC_EXT = "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F";
const VIETNAMESE =
  "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB";

const bundled: readonly (readonly [
  family: string,
  url: string,
  weight: string,
  style: string,
  range: string,
])[] = [
  ["Baloo 2", balooLatin, "800", "normal", LATIN],
  ["Baloo 2", balooLatinExt, "800", "normal", LATIN_EXT],
  ["Nunito Variable", nunitoLatin, "200 1000", "normal", LATIN],
  ["Nunito Variable", nunitoLatinExt, "200 1000", "normal", LATIN_EXT],
  ["Nunito Variable", nunitoCyrillic, "200 1000", "normal", CYRILLIC],
  ["Nunito Variable", nunitoCyrillicExt, "200 1000", "normal", CYRILLIC_EXT],
  ["Nunito Variable", nunitoVietnamese, "200 1000", "normal", VIETNAMESE],
  ["Fraunces Variable", frauncesLatin, "100 900", "normal", LATIN],
  ["Fraunces Variable", frauncesLatinExt, "100 900", "normal", LATIN_EXT],
  ["Fraunces Variable", frauncesItalic, "100 900", "italic", LATIN],
  ["Fraunces Variable", frauncesItalicExt, "100 900", "italic", LATIN_EXT],
];

/**
 * What stands in where a face lacks a letter: Cyrillic comes with Nunito, the rest from the system:
 * Chinese, Japanese and Korean from whatever it sets its own windows in. What nothing there has is drawn as a box, never as nothing.
 */
const BEHIND =
  '"Nunito Variable", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", system-ui, sans-serif';

/** The face as a canvas takes it, at `px` pixels. */
export const fontOf = (face: Face, px: number): string =>
  `${face.italic ? "italic " : ""}${face.weight} ${px}px "${face.family}", ${BEHIND}`;

const here = (): FontFaceSet | undefined => {
  const scope = globalThis as { fonts?: FontFaceSet; document?: { fonts?: FontFaceSet } };
  return scope.document?.fonts ?? scope.fonts;
};

let declared = false;
const declare = (fonts: FontFaceSet): void => {
  if (declared) return;
  declared = true;
  for (const [family, url, weight, style, unicodeRange] of bundled)
    fonts.add(
      new FontFace(family, `url("${url}") format("woff2")`, { weight, style, unicodeRange }),
    );
};

/** Fetches what these faces need for these words, and nothing else; what cannot be had is drawn in a face that can. */
export const loadFaces = async (faces: readonly Face[], text: string): Promise<void> => {
  const fonts = here();
  if (!fonts) return;
  declare(fonts);
  const wanted = new Set(faces.map((face) => fontOf(face, 40)));
  await Promise.allSettled([...wanted].map((font) => fonts.load(font, text)));
};

/** Whether letters can be drawn here in faces of our own (some workers cannot). */
export const canLoadFaces = (): boolean => here() !== undefined && typeof FontFace !== "undefined";
