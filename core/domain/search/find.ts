/** Something that is looked for by words. */
export interface Findable {
  readonly title: string;
  /** Phrases that people look for it by, the most fitting first, with commas between. */
  readonly wanted: string;
  /** More words that describe it. */
  readonly words: string;
}

/** A text as searches compare it: small letters without accents, one blank between words. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words that say nothing of what is looked for. */
const idle = new Set([
  "a",
  "an",
  "and",
  "for",
  "gif",
  "gifs",
  "of",
  "on",
  "the",
  "to",
  "with",
  "your",
]);

const wordsOf = (text: string): readonly string[] => folded(text).split(" ").filter(Boolean);
const asked = (term: string): readonly string[] => {
  const words = wordsOf(term);
  const telling = words.filter((word) => !idle.has(word));
  return telling.length > 0 ? telling : words;
};

interface Indexed {
  readonly phrases: readonly string[];
  readonly wanted: ReadonlySet<string>;
  readonly known: readonly string[];
}

const indexOf = ({ title, wanted, words }: Findable): Indexed => ({
  phrases: [...wanted.split(","), title].map(folded),
  wanted: new Set([...wordsOf(wanted), ...wordsOf(title)]),
  known: wordsOf(words),
});

/** How well one word fits: as it stands before as it begins, what it is wanted for before what it is made of. */
const fitOf = (word: string, { wanted, known }: Indexed): number => {
  if (wanted.has(word)) return 4;
  if (known.includes(word)) return 2;
  // what is still being typed, and plurals
  const begins = (one: string) =>
    (word.length > 2 && one.startsWith(word)) || (one.length > 2 && `${one}s` === word);
  if ([...wanted].some(begins)) return 1.5;
  return known.some(begins) ? 1 : 0;
};

/**
 * What fits a term, the best first and otherwise in its own order (SEARCH-01, SEARCH-02). Whatever has all its words
 * comes before what has only some; a phrase that is the whole term comes first. No term finds everything.
 */
export const finder = <T extends Findable>(all: readonly T[]) => {
  const indexed = all.map((one) => ({ one, index: indexOf(one) }));
  return (term: string): readonly T[] => {
    const words = asked(term);
    if (words.length === 0) return all;
    const phrase = folded(term);
    return indexed
      .map(({ one, index }, order) => {
        const fits = words.map((word) => fitOf(word, index));
        const at = index.phrases.indexOf(phrase);
        const isWhole = fits.every((one) => one > 0);
        const score =
          fits.reduce((sum, one) => sum + one, 0) +
          (isWhole ? 100 : 0) +
          (at >= 0 ? 50 - Math.min(at, 3) : 0);
        return { one, order, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.order - b.order)
      .map(({ one }) => one);
  };
};
