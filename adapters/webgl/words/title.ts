import { nameIn } from "#core/domain/cover/title.ts";
import type { Line } from "./lines.ts";
import { type Word, wordsOf } from "./words.ts";

/** The words of a cover, and whom they are for ("" where nobody is known). */
export interface Title {
  readonly text: string;
  readonly name: string;
}

/** A title as words; `named` are the first and last of the name that is set larger, null where the words have none. */
export interface TitleWords {
  readonly words: readonly Word[];
  readonly named: Line | null;
}

/** The words of a part; the first stands apart only where a space is before it. */
const part = (text: string, isFirst: boolean): Word[] =>
  wordsOf(text).map((word, i) =>
    i === 0 && !isFirst && !/^\s/u.test(text) ? { ...word, spaced: false } : word,
  );

/** The words of a title in order, and which of them are the name. */
export const titleWords = ({ text, name }: Title): TitleWords => {
  const parts = nameIn(text, name);
  if (!parts) return { words: wordsOf(text), named: null };
  const [lead, own, rest] = parts;
  const before = part(lead, true);
  // the space before the name was left with what precedes it
  const named = part(/\s$/u.test(lead) ? ` ${own}` : own, lead === "");
  const after = part(rest, false);
  if (named.length === 0 || before.length + after.length === 0)
    return { words: wordsOf(text), named: null };
  return {
    words: [...before, ...named, ...after],
    named: [before.length, before.length + named.length - 1],
  };
};
