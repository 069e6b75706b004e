import frauncesItalicExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-italic.woff2?url";
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?url";
import frauncesItalic from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import nunitoCyrillicExt from "@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2?url";
import nunitoCyrillic from "@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2?url";
import nunitoExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import nunitoVietnamese from "@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2?url";
import { declareFaces, type FaceFile, LETTERS } from "#adapters/webgl/words/index.ts";
import type { Face } from "./drawing.ts";
import { faceFiles, stretchedFiles } from "./faceFiles.ts";
import { fontOf } from "./lettering/index.ts";

/** Families of their own: a page and a worker have other cuts of the same faces, and would draw the same slide differently. */
const bundled: readonly FaceFile[] = [
  ["Nunito Card", nunito, "200 1000", "normal", LETTERS.latin],
  ["Nunito Card", nunitoExt, "200 1000", "normal", LETTERS.latinExt],
  ["Nunito Card", nunitoCyrillic, "200 1000", "normal", LETTERS.cyrillic],
  ["Nunito Card", nunitoCyrillicExt, "200 1000", "normal", LETTERS.cyrillicExt],
  ["Nunito Card", nunitoVietnamese, "200 1000", "normal", LETTERS.vietnamese],
  ["Fraunces Card", fraunces, "100 900", "normal", LETTERS.latin],
  ["Fraunces Card", frauncesExt, "100 900", "normal", LETTERS.latinExt],
  ["Fraunces Card", frauncesItalic, "100 900", "italic", LETTERS.latin],
  ["Fraunces Card", frauncesItalicExt, "100 900", "italic", LETTERS.latinExt],
];

/** The fonts of a page or of a worker; undefined in a worker that has none. */
const here = (): FontFaceSet | undefined => {
  const scope = globalThis as { fonts?: FontFaceSet; document?: { fonts?: FontFaceSet } };
  return scope.document?.fonts ?? scope.fonts;
};

let declared = false;
const declare = (fonts: FontFaceSet): void => {
  declareFaces(fonts, [...bundled, ...faceFiles]);
  for (const [family, url, weight, stretch, unicodeRange] of stretchedFiles)
    fonts.add(
      new FontFace(family, `url("${url}") format("woff2")`, {
        ...{ weight, stretch, unicodeRange, display: "swap" },
      }),
    );
  declared = true;
};

/** Fetches what these faces need for these words, and nothing else; what cannot be had is drawn in a face that can. */
export const loadFaces = async (faces: readonly Face[], text: string): Promise<void> => {
  const fonts = here();
  if (!fonts) return;
  if (!declared) declare(fonts);
  await Promise.allSettled([...new Set(faces.map(fontOf))].map((font) => fonts.load(font, text)));
};
