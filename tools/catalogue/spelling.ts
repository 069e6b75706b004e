/** A name as names are compared: small letters without marks. */
export const fold = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const marked = (name: string): readonly string[] =>
  [...new Set(name.normalize("NFC").toLowerCase())].filter((letter) => fold(letter) !== letter);

/** Letters with marks by country, each with the share of its towns that are written with it. */
export type Alphabets = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const alphabetsOf = (
  towns: readonly { readonly name: string; readonly country: string }[],
): Alphabets => {
  const all = new Map<string, Map<string, number>>();
  const counts = Map.groupBy(towns, ({ country }) => country);
  for (const [country, own] of counts) {
    const shares = new Map<string, number>();
    for (const { name } of own)
      for (const letter of marked(name))
        shares.set(letter, (shares.get(letter) ?? 0) + 1 / own.length);
    all.set(country, shares);
  }
  return all;
};

/** A letter is a country’s own from this share of its towns on. */
const own = 0.005;
/** Vowels with one accent belong to so many languages that they say nothing of which: Prága is Hungarian. */
const isCommon = (letter: string): boolean =>
  /^[aeiouy][\u0300-\u0302]$/u.test(letter.normalize("NFD"));
/** Macrons and breves are how scholars write other scripts in Latin letters: Madrās is Madras on every map, Sŏul Seoul. */
const isScholarly = (shares: ReadonlyMap<string, number>): boolean =>
  [...shares].some(([letter, share]) => share > own && /[āēīōūŏŭ]/u.test(letter));

/**
 * Whether a spelling with marks is how the town is written where it lies: all of them belong to its country, and one to
 * few other languages. München is; Antwérp, Prága and Séville are how others write it.
 */
const isLocal = (name: string, shares: ReadonlyMap<string, number>): boolean => {
  // Greek is never written without
  if (/^\p{Script=Greek}/u.test(name)) return true;
  const letters = marked(name);
  return (
    !isScholarly(shares) &&
    letters.every((letter) => (shares.get(letter) ?? 0) >= own) &&
    letters.some((letter) => !isCommon(letter))
  );
};

/**
 * Spellings of one name, which differ in their marks alone, as they are kept: the one that is shown to whoever types none
 * of them first, and then those that are shown to whoever types just that. Where the plain one stands beside the town’s own it
 * is what machines without the letters made of it, and goes.
 */
export const spellings = (
  names: readonly string[],
  shares: ReadonlyMap<string, number> = new Map(),
): readonly string[] => {
  const all = [...new Set(names.map((name) => name.normalize("NFC")))];
  const plain = all.find((name) => marked(name).length === 0);
  const others = all.filter((name) => marked(name).length > 0);
  const weight = (name: string) =>
    marked(name).reduce((sum, letter) => sum + (shares.get(letter) ?? 0), 0);
  const [local] = others
    .filter((name) => isLocal(name, shares))
    .sort((a, b) => weight(b) - weight(a));
  const first = local ?? plain ?? others[0];
  return first === undefined ? [] : [first, ...others.filter((name) => name !== first)];
};

/** The later of two spellings of a town’s own name, unless marks were lost on the way. */
export const later = (before: string, after: string): string =>
  marked(after).length >= marked(before).length ? after.normalize("NFC") : before;
