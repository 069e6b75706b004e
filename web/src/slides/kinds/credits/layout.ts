import { creditNames } from "#core/domain/slide/index.ts";
import type { ShownSlide } from "../../shown.ts";
import type { Assets } from "../drawing.ts";
import { directionOf, type SetLine, type Setting, serif, setWords } from "../lettering/index.ts";

export const titleFace = serif("italic 560");
export const nameFace = serif("560");

/** Names that fit the page without rolling. */
export const atOnce = 9;
/** Height of a name’s em at most, and where names roll; units. */
const largest = 12.5;
const rolling = 9.6;
const leading = 1.34;
const side = 7;

/** The page of whom a card is from, as set. Units. */
export interface CreditsLayout {
  readonly title: Setting;
  /** The names as they stand in the end: all on the page. */
  readonly names: readonly SetLine[];
  /** As they roll by, the first at 0; none where all fit at once. */
  readonly rolled: readonly SetLine[];
  /** From one of those to the next. */
  readonly step: number;
  /** The window in which names are seen. */
  readonly top: number;
  readonly bottom: number;
}

/** A name on one line, its middle at `x`; as much smaller as it is too wide. */
const setName = (
  text: string,
  i: number,
  key: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
  assets: Assets,
): SetLine => {
  const ems = assets.measure(text, nameFace);
  const size = Math.min(place.size, place.width / ems);
  const width = ems * size;
  const direction = directionOf(text);
  return {
    part: `name ${i + 1}`,
    key: `${key} ${i}`,
    text,
    x: place.x - width / 2,
    y: place.y + 0.34 * size,
    width,
    size,
    face: nameFace,
    direction,
    words: [{ text, left: 0, right: width, before: 0, signs: 1, isJoined: false }],
  };
};

/** How large letters are in so many columns: as the lines allow, and most of the names. */
const sizeIn = (columns: number, ems: readonly number[], width: number, height: number): number => {
  const sorted = [...ems].sort((a, b) => a - b);
  // a few long names are set smaller, not everyone
  const wide = sorted[Math.floor((sorted.length - 1) * 0.85)] ?? 1;
  const rows = Math.ceil(ems.length / columns);
  return Math.min(largest, (width / columns - 3) / wide, height / (rows * leading));
};

const setAll = (
  names: readonly string[],
  top: number,
  height: number,
  assets: Assets,
): readonly SetLine[] => {
  const width = 100 - 2 * side;
  const ems = names.map((name) => assets.measure(name, nameFace));
  let columns = 1;
  for (const more of [2, 3])
    if (
      names.length > more * 2 &&
      sizeIn(more, ems, width, height) > sizeIn(columns, ems, width, height) * 1.08
    )
      columns = more;
  const size = sizeIn(columns, ems, width, height);
  const rows = Math.ceil(names.length / columns);
  const step = size * Math.min(leading * 1.12, height / (rows * size));
  const first = top + (height - rows * step) / 2 + step / 2;
  return names.map((name, i) => {
    const row = Math.floor(i / columns);
    // the last row stands in the middle
    const own = row === rows - 1 ? names.length - row * columns : columns;
    const x = 50 + ((i % columns) - (own - 1) / 2) * (width / columns);
    return setName(
      name,
      i,
      "name",
      { x, y: first + row * step, width: width / columns - 3, size },
      assets,
    );
  });
};

const layout = (slide: ShownSlide, assets: Assets): CreditsLayout => {
  const names = creditNames(slide.description);
  const low = Math.min(1, assets.height / 140);
  const title = setWords(
    slide.title?.trim() || assets.say("slides.creditsTitle"),
    {
      ...{ part: "title", face: titleFace, align: "center", isEven: true, stand: "top" },
      ...{ x: 9, y: 21 * low, width: 82, height: 26 * low, most: 13, least: 3, leading: 1.1 },
    },
    assets,
  );
  const top = title.bottom + 4 * low;
  const bottom = assets.height - 21 * low;
  const step = rolling * leading;
  const rolled = (name: string, i: number): SetLine =>
    setName(name, i, "rolled", { x: 50, y: (i + 0.5) * step, width: 84, size: rolling }, assets);
  return {
    title,
    names: setAll(names, top, bottom - top, assets),
    rolled: names.length > atOnce ? names.map(rolled) : [],
    ...{ step, top, bottom },
  };
};

/** Sets a credits slide: its title, and its names as large as they fit. */
export const layCredits = (assets: Assets): CreditsLayout => assets.once("layout", layout);
