/** Where words have to go. Lengths in hundredths of the slide's width. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly least: number;
  /** Line height and mean width of a letter, in ems. */
  readonly line: number;
  readonly letter: number;
}

const wideSign =
  "[\\u1100-\\u115f\\u2e80-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\uff00-\\uff60]|\\p{Extended_Pictographic}";
const wide = new RegExp(wideSign, "u");
/** A wide sign with what is joined to it, or letters up to the next one. */
const unit = new RegExp(
  `(?:${wideSign})(?:\\u200d(?:${wideSign})|[\\ufe0f\\p{EMod}\\p{M}])*|(?:(?!${wideSign}).)+`,
  "gu",
);
/** The parts of a word after which a line may end: wide signs stand for themselves, with no blanks between (F-48). */
const unitsOf = (word: string): readonly string[] => word.match(unit) ?? [];

const emsOf = (unit: string, letter: number): number => {
  if (wide.test(unit)) return 1.15;
  let ems = 0;
  for (const sign of unit) ems += /\p{M}/u.test(sign) ? 0 : letter;
  return ems;
};

/** How many lines the text takes at this size, with words kept whole where they can be. */
const linesAt = (text: string, size: number, room: Room): number => {
  const across = room.width / size;
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    let used = 0;
    let own = 1;
    const words = paragraph.split(/\s+/).filter(Boolean);
    for (const [at, unit] of words.flatMap((word) => [...unitsOf(word).entries()])) {
      const ems = emsOf(unit, room.letter);
      const blank = at === 0 ? room.letter * 0.6 : 0;
      const after = used === 0 ? ems : used + blank + ems;
      if (after <= across) used = after;
      else {
        if (used > 0) own += 1;
        own += Math.ceil(ems / across) - 1;
        used = ems % across || ems;
      }
    }
    lines += own;
  }
  return lines;
};

/** Letters differ: what a word may be wider than the mean says, and still stands on one line. */
const spare = 1.1;

/** Ems of a word that still stands on one line. */
const longestWord = 11;

/** The largest letters with which a text fits its room; the least where none do. Hundredths of the width. */
export const fitText = (text: string, room: Room): number => {
  // a word is broken only when it is longer than any line should be
  const widest = Math.max(
    0,
    ...text
      .split(/\s+/)
      .flatMap(unitsOf)
      .map((unit) => Math.min(emsOf(unit, room.letter), longestWord)),
  );
  for (let size = room.most; size > room.least; size -= 0.25)
    if (
      size * widest * spare <= room.width &&
      linesAt(text, size, room) * size * room.line <= room.height
    )
      return size;
  return room.least;
};
