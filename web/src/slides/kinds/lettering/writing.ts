import type { Sheet } from "../drawing.ts";
import { layPart, layStrip, type Strip } from "./ink.ts";
import type { SetLine, SetWord } from "./setting.ts";

/** How far the edge of what is being written fades, in ems, and in how many steps. */
const edge = 0.24;
const steps = 3;

/** Signs of a line before its last one is there. */
const endOf = (line: SetLine): number => {
  const last = line.words[line.words.length - 1];
  return last ? last.before + last.signs : 0;
};

/** The place up to which a word has been written, in units from the line’s left: from its start on. */
const reached = (word: SetWord, part: number, isRight: boolean): number =>
  isRight
    ? word.right - (word.right - word.left) * part
    : word.left + (word.right - word.left) * part;

/**
 * Lays as much of a line as so many signs of its text are. It is wiped in by the way it is read; a word of joined letters
 * fades in whole (F-48). Answers where the pen stands, in units, or null where it isn’t on this line.
 */
export const writeLine = (
  sheet: Sheet,
  strip: Strip,
  line: SetLine,
  signs: number,
): number | null => {
  const first = line.words[0];
  if (!first || signs <= first.before) return null;
  if (signs >= endOf(line)) {
    layStrip(sheet, strip);
    return null;
  }
  const isRight = line.direction === "rtl";
  const beyond = line.size;
  let word = first;
  for (let i = 1; i < line.words.length; i++) {
    const next = line.words[i] ?? word;
    if (next.before < signs) word = next;
  }
  const part = Math.min(1, (signs - word.before) / word.signs);
  const at = reached(word, word.isJoined ? 0 : part, isRight);
  if (isRight) layPart(sheet, strip, line, at, line.width + beyond);
  else layPart(sheet, strip, line, -beyond, at);
  const { pen } = sheet;
  if (word.isJoined) {
    pen.globalAlpha = part;
    layPart(sheet, strip, line, word.left, word.right);
    pen.globalAlpha = 1;
    return line.x + reached(word, part, isRight);
  }
  // between two words there is nothing that fades: the next one has not begun
  if (part >= 1) return line.x + at;
  const slice = (edge * line.size) / steps;
  for (let i = 0; i < steps; i++) {
    pen.globalAlpha = 1 - (i + 1) / (steps + 1);
    const from = isRight ? at - (i + 1) * slice : at + i * slice;
    layPart(sheet, strip, line, from, from + slice);
  }
  pen.globalAlpha = 1;
  return line.x + at;
};

/** Lays the signs of a line that have been typed: whole ones, or whole words where letters are joined. */
export const typeLine = (
  sheet: Sheet,
  strip: Strip,
  line: SetLine,
  signs: number,
  places: readonly (readonly number[])[],
): void => {
  const first = line.words[0];
  if (!first || signs < first.before + 1) return;
  if (signs >= endOf(line)) {
    layStrip(sheet, strip);
    return;
  }
  const isRight = line.direction === "rtl";
  let at = isRight ? line.width : 0;
  for (let i = 0; i < line.words.length; i++) {
    const word = line.words[i] ?? first;
    const typed = Math.floor(signs - word.before);
    if (typed <= 0) break;
    if (typed >= word.signs) at = isRight ? word.left : word.right;
    else if (!word.isJoined) at = places[i]?.[typed - 1] ?? at;
  }
  if (isRight) layPart(sheet, strip, line, at, line.width + line.size);
  else layPart(sheet, strip, line, -line.size, at);
};
