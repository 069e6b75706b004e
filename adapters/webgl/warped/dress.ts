import type { CurveyFont } from "#core/domain/cover/index.ts";
import { randomFrom } from "../basis/index.ts";
import { type Face, type Title, titleWords } from "../words/index.ts";
import type { Set as WordSet } from "./setting.ts";

const faceOf = (font: CurveyFont): Face => ({
  family: font.fontFamily,
  weight: font.fontWeight,
  italic: font.italic,
  size: font.fontSize / 100,
  fill: font.fill,
});

/** What a lettering theme says of its faces. */
interface Faces {
  readonly fonts: readonly CurveyFont[];
  readonly useDifferentFonts: boolean;
}

/** Which face each word is set in: all in the first, or in turn where the theme mixes its faces. */
export const dress = (theme: Faces, title: Title, seed: number): WordSet[] => {
  const fonts = theme.fonts.filter((font) => font.active);
  const first = fonts[0] ?? theme.fonts[0];
  if (!first) return [];
  const used = new Set<CurveyFont>();
  const start = Math.floor(randomFrom(seed)() * fonts.length);
  const { words, named } = titleWords(title);
  return words.map((word, i) => {
    const wanted = theme.useDifferentFonts ? (fonts[(start + i) % fonts.length] ?? first) : first;
    const font = wanted.useOnce && used.has(wanted) ? first : wanted;
    used.add(font);
    const isName = named !== null && i >= named[0] && i <= named[1];
    return { word, face: faceOf(font), isName };
  });
};
