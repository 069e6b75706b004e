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
import { declareFaces, type FaceFile, LETTERS } from "./declared.ts";

/** A face of lettering. `size` is relative to the theme's own, 1 by default. */
export interface Face {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly size: number;
  /** Letters are stretched to the height of their line. */
  readonly fill: boolean;
}

const bundled: readonly FaceFile[] = [
  ["Baloo 2", balooLatin, "800", "normal", LETTERS.latin],
  ["Baloo 2", balooLatinExt, "800", "normal", LETTERS.latinExt],
  ["Nunito Variable", nunitoLatin, "200 1000", "normal", LETTERS.latin],
  ["Nunito Variable", nunitoLatinExt, "200 1000", "normal", LETTERS.latinExt],
  ["Nunito Variable", nunitoCyrillic, "200 1000", "normal", LETTERS.cyrillic],
  ["Nunito Variable", nunitoCyrillicExt, "200 1000", "normal", LETTERS.cyrillicExt],
  ["Nunito Variable", nunitoVietnamese, "200 1000", "normal", LETTERS.vietnamese],
  ["Fraunces Variable", frauncesLatin, "100 900", "normal", LETTERS.latin],
  ["Fraunces Variable", frauncesLatinExt, "100 900", "normal", LETTERS.latinExt],
  ["Fraunces Variable", frauncesItalic, "100 900", "italic", LETTERS.latin],
  ["Fraunces Variable", frauncesItalicExt, "100 900", "italic", LETTERS.latinExt],
];

/**
 * What stands in where a face lacks a letter: Cyrillic comes with Nunito, the rest from the system:
 * Chinese, Japanese and Korean from whatever it sets its own windows in. What nothing there has is drawn as a box, never as nothing.
 */
const BEHIND =
  '"Nunito Variable", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", system-ui, sans-serif';

/** Without anything behind it. */
const alone = ({ italic, weight, family }: Face, px: number): string =>
  `${italic ? "italic " : ""}${weight} ${px}px "${family}"`;

/** The face as a canvas takes it, at `px` pixels. */
export const fontOf = (face: Face, px: number): string => `${alone(face, px)}, ${BEHIND}`;

/** What every face has: nothing stands in for any of it. */
const COMMON = /^[ -~\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2026]*$/;

const here = (): FontFaceSet | undefined => {
  const scope = globalThis as { fonts?: FontFaceSet; document?: { fonts?: FontFaceSet } };
  return scope.document?.fonts ?? scope.fonts;
};

let declared = false;

/** Fetches what these faces need for these words, and nothing else; what cannot be had is drawn in a face that can. */
export const loadFaces = async (faces: readonly Face[], text: string): Promise<void> => {
  const fonts = here();
  if (!fonts) return;
  if (!declared) declareFaces(fonts, bundled);
  declared = true;
  const font = COMMON.test(text) ? alone : fontOf;
  const wanted = new Set(faces.map((face) => font(face, 40)));
  await Promise.allSettled([...wanted].map((one) => fonts.load(one, text)));
};

/** Whether what `loadFaces` fetches of a face for these letters is here. */
export const areLoaded = (face: Face, text: string): boolean => {
  try {
    return here()?.check((COMMON.test(text) ? alone : fontOf)(face, 40), text) ?? false;
  } catch {
    // no font, of weight 0 for example: a canvas goes on in the one it had
    return false;
  }
};

/** Whether letters can be drawn here in faces of our own (some workers cannot). */
export const canLoadFaces = (): boolean => here() !== undefined && typeof FontFace !== "undefined";
