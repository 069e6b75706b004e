import { drawingOf, takesPhoto } from "./family.ts";
import { coverKind } from "./kind.ts";
import { shadeWords } from "./shade.ts";
import { SHOP_COVERS, type ShopCover } from "./shop.ts";
import { coverTags, DRAWING_TAGS } from "./tags.ts";
import { toneOf } from "./tones.ts";

/** Signs of what is looked for that count; more than the longest name of a cover. */
export const searchMaximum = 60;

/** The words of a text as they are compared: no case, no accents, no apostrophes, no plural. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
};

/** How well a word of what is looked for is met: by a name, by something said of the cover, or by their beginnings. */
const whole = { name: 8, tag: 4 } as const;
const begun = { name: 3, tag: 1 } as const;

interface Entry {
  readonly cover: ShopCover;
  readonly name: readonly string[];
  readonly tags: readonly string[];
}

const keyOf = ({ variant, theme }: Pick<ShopCover, "variant" | "theme">): string =>
  `${variant} ${theme}`;

const entryOf = (cover: ShopCover, occasions: readonly string[]): Entry => {
  const { variant, theme, label } = cover;
  const { ground, ink } = toneOf(variant, theme);
  const said = [
    DRAWING_TAGS[drawingOf(variant)],
    coverTags(variant, theme),
    coverKind(variant, theme),
    takesPhoto(variant) ? "photo picture frame" : "",
    shadeWords(ground).join(" "),
    // letters have a colour of their own; of its lightness nobody speaks
    shadeWords(ink).at(-1) ?? "",
    occasions.join(" "),
  ];
  return { cover, name: wordsOf(label), tags: said.flatMap(wordsOf) };
};

let entries: readonly Entry[] | undefined;

/** Every cover on any shelf once, with the occasions it is on. */
const allEntries = (): readonly Entry[] => {
  if (entries) return entries;
  const shelves = new Map<string, { cover: ShopCover; occasions: string[] }>();
  for (const [occasion, covers] of Object.entries(SHOP_COVERS))
    for (const cover of covers) {
      const { title: _, ...plain } = cover;
      const known = shelves.get(keyOf(cover));
      if (known) known.occasions.push(occasion);
      else shelves.set(keyOf(cover), { cover: plain, occasions: [occasion] });
    }
  entries = [...shelves.values()].map(({ cover, occasions }) => entryOf(cover, occasions));
  return entries;
};

const worth = (wanted: string, { name, tags }: Entry): number => {
  if (name.includes(wanted)) return whole.name;
  if (tags.includes(wanted)) return whole.tag;
  if (name.some((word) => word.startsWith(wanted))) return begun.name;
  return tags.some((word) => word.startsWith(wanted)) ? begun.tag : 0;
};

/**
 * Covers that every word of `sought` fits, the best first: those of the shelf before those of others, since any cover
 * may go with any occasion. Null where nothing is looked for.
 */
export const searchCovers = (
  sought: string,
  shelf: readonly ShopCover[],
): readonly ShopCover[] | null => {
  const wanted = wordsOf(sought.slice(0, searchMaximum));
  if (wanted.length === 0) return null;
  const places = new Map(shelf.map((cover) => [keyOf(cover), cover]));
  return allEntries()
    .map((entry) => {
      const worths = wanted.map((word) => worth(word, entry));
      const sum = worths.includes(0) ? 0 : worths.reduce((one, other) => one + other, 0);
      const own = places.get(keyOf(entry.cover));
      return { cover: own ?? entry.cover, sum, isOwn: own !== undefined };
    })
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || Number(b.isOwn) - Number(a.isOwn))
    .map(({ cover }) => cover);
};

/** What an address calls a cover: its theme, and that it shows a photo where another of that theme does not. */
export const coverSlug = ({ variant, theme }: Pick<ShopCover, "variant" | "theme">): string =>
  takesPhoto(variant) ? `${theme}-photo` : theme;

/**
 * The cover that an address means, of the shelf before any other; null where there is none. A theme alone is the one
 * with a photo where no other shows it.
 */
export const coverOfSlug = (slug: string, shelf: readonly ShopCover[]): ShopCover | null => {
  const all = [...shelf, ...allEntries().map(({ cover }) => cover)];
  return (
    all.find((cover) => coverSlug(cover) === slug) ??
    all.find(({ theme }) => theme === slug) ??
    null
  );
};
