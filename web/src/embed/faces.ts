import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2?url";
import frauncesItalicExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-italic.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url";
import frauncesItalic from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url";
import nunitoCyrillic from "@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2?url";
import nunitoExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { declareFaces, type FaceFile, LETTERS } from "#adapters/webgl/words/index.ts";

const { latin, latinExt, cyrillic } = LETTERS;
const faces: readonly FaceFile[] = [
  ["Fraunces Variable", fraunces, "100 900", "normal", latin],
  ["Fraunces Variable", frauncesExt, "100 900", "normal", latinExt],
  ["Fraunces Variable", frauncesItalic, "100 900", "italic", latin],
  ["Fraunces Variable", frauncesItalicExt, "100 900", "italic", latinExt],
  ["Nunito Variable", nunito, "200 1000", "normal", latin],
  ["Nunito Variable", nunitoExt, "200 1000", "normal", latinExt],
  ["Nunito Variable", nunitoCyrillic, "200 1000", "normal", cyrillic],
];

let isDone = false;

/** Makes the slides' faces known to the page: a shadow has none of its own. A browser fetches what is written in. */
export const letterFaces = (): void => {
  if (!isDone) declareFaces(document.fonts, faces);
  isDone = true;
};
