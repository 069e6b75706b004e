const plain = "abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ";
const accented = "àƀçḓéƒĝĥîĵķļɱñöþřšţûṽŵýžÀƁÇḒÉƑĜĤÎĴĶĻḾÑÖÞŘŠŢÛṼŴÝŽ";
const marks = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));
const vowels = new Set("aeiouAEIOU");

/** Tags, addresses of files and what is replaced later stay as they are. */
const kept = /<[^>]*>|%[A-Z_]+%|\S+\.(?:png|jpg)/g;

/**
 * The text with an accent on every letter and its vowels doubled: in no language, about 40 % longer, still readable.
 * Lingui gives it the texts of a message alone, so placeholders, plurals and choices stay.
 */
export const accent = (text: string): string => {
  let made = "";
  let at = 0;
  const put = (part: string): void => {
    for (const letter of part) {
      const marked = marks.get(letter) ?? letter;
      made += vowels.has(letter) ? marked + marked.toLowerCase() : marked;
    }
  };
  for (const { 0: whole, index } of text.matchAll(kept)) {
    put(text.slice(at, index));
    made += whole;
    at = index + whole.length;
  }
  put(text.slice(at));
  return made;
};
