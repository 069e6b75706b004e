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

const wide =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

const emsOf = (word: string, letter: number): number => {
  let ems = 0;
  for (const sign of word) ems += wide.test(sign) ? 1.15 : /\p{M}/u.test(sign) ? 0 : letter;
  return ems;
};

/** How many lines the text takes at this size, with words kept whole where they can be. */
const linesAt = (text: string, size: number, room: Room): number => {
  const across = room.width / size;
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    let used = 0;
    let own = 1;
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const ems = emsOf(word, room.letter);
      const after = used === 0 ? ems : used + room.letter * 0.6 + ems;
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
    ...text.split(/\s+/).map((word) => Math.min(emsOf(word, room.letter), longestWord)),
  );
  for (let size = room.most; size > room.least; size -= 0.25)
    if (
      size * widest * spare <= room.width &&
      linesAt(text, size, room) * size * room.line <= room.height
    )
      return size;
  return room.least;
};
