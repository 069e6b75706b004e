import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2?url";
import frauncesItalicExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-italic.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url";
import frauncesItalic from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url";
import nunitoCyrillic from "@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2?url";
import nunitoExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const more =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
const cyrillic = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";

const faces = [
  ["Fraunces Variable", fraunces, "100 900", "normal", latin],
  ["Fraunces Variable", frauncesExt, "100 900", "normal", more],
  ["Fraunces Variable", frauncesItalic, "100 900", "italic", latin],
  ["Fraunces Variable", frauncesItalicExt, "100 900", "italic", more],
  ["Nunito Variable", nunito, "200 1000", "normal", latin],
  ["Nunito Variable", nunitoExt, "200 1000", "normal", more],
  ["Nunito Variable", nunitoCyrillic, "200 1000", "normal", cyrillic],
] as const;

let isDone = false;

/** Makes the slides' faces known to the page: a shadow has none of its own. A browser fetches what is written in. */
export const letterFaces = (): void => {
  if (isDone) return;
  isDone = true;
  for (const [family, url, weight, style, unicodeRange] of faces)
    document.fonts.add(
      new FontFace(family, `url("${url}") format("woff2")`, {
        weight,
        style,
        unicodeRange,
        display: "swap",
      }),
    );
};
