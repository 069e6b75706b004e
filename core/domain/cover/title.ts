const PLACEHOLDER = /%RECIPIENT_NAME%/g;

/**
 * A title as it is shown: the placeholder becomes the recipient's name (COVER-18); without a name it goes,
 * with the spaces and commas that only stood for it.
 */
export const fillTitle = (title: string, recipientName?: string | null): string => {
  const name = recipientName?.trim() ?? "";
  if (name !== "") return title.replace(PLACEHOLDER, () => name);
  return title
    .replace(/[\s,]*%RECIPIENT_NAME%/g, "")
    .replace(/\s+/g, " ")
    .trim();
};

/** What stands before a name in a title, the name with the marks that belong to it, and what follows. */
export type TitleParts = readonly [before: string, name: string, after: string];

const WORDS = /[\p{L}\p{N}]/u;
/** Scripts in which a name may stand among other letters without a space. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]/u;
/** What is read as one with the name before it: marks, an ending after an apostrophe, what Korean adds to a name. */
const ENDING = /^(?:['’]\p{L}{1,3}(?!\p{L})|\p{Script=Hangul}|[\p{P}\p{M}])+/u;

const joins = (letter: string, own: string): boolean =>
  WORDS.test(letter) && !UNSPACED.test(letter) && !UNSPACED.test(own);

/** The last place where `name` stands as a word of its own in `title`. */
const partsAt = (title: string, name: string): TitleParts | null => {
  const found = [
    ...title.matchAll(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu")),
  ].reverse();
  for (const { index, 0: own } of found) {
    const rest = title.slice(index + own.length);
    const ending = ENDING.exec(rest)?.[0] ?? "";
    const [before, after] = [title.slice(0, index), rest.slice(ending.length)];
    // marks that open on it, such as those of a Spanish cry
    const opening = /[\p{Ps}\p{Pi}¡¿"'’@]*$/u.exec(before)?.[0] ?? "";
    if (joins([...before].at(-1) ?? "", own) || joins([...after][0] ?? "", own)) continue;
    const lead = before.slice(0, before.length - opening.length);
    // marks and pictures alone are no words: they go with the name
    return WORDS.test(after)
      ? [lead, opening + own + ending, after]
      : [lead, opening + own + ending + after, ""];
  }
  return null;
};

/**
 * Which part of a title is the recipient's name: whole, or the first of their names. Null where nobody is named, or where
 * nothing else is said: then no part of it is more than another.
 */
export const nameIn = (title: string, recipientName?: string | null): TitleParts | null => {
  const name = recipientName?.normalize("NFC").trim().replace(/\s+/gu, " ") ?? "";
  if (!WORDS.test(name)) return null;
  const text = title.normalize("NFC").replace(/\s+/gu, " ");
  const parts = partsAt(text, name) ?? partsAt(text, name.split(" ")[0] ?? name);
  return parts && (WORDS.test(parts[0]) || WORDS.test(parts[2])) ? parts : null;
};
