/** A language of the product, or what proves that there may be one: a tag as BCP 47 has it. */
export type Locale = "en" | "en-GB" | "en-x-pseudo";

interface LocaleFacts {
  readonly locale: Locale;
  /** What it calls itself. */
  readonly name: string;
  readonly dir: "ltr" | "rtl";
  /** Whose dates, numbers and lists `Intl` writes in it. */
  readonly intl: string;
  /** Made by a machine to find what is not translated and what does not fit; offered to nobody unasked. */
  readonly isPseudo?: true;
}

/** The first is the product's own; it stands in for what another lacks. */
export const locales: readonly LocaleFacts[] = [
  { locale: "en", name: "English", dir: "ltr", intl: "en-GB" },
  { locale: "en-GB", name: "English (UK)", dir: "ltr", intl: "en-GB" },
  // dates in a language with accents are seen not to be English
  { locale: "en-x-pseudo", name: "Ƥşēūḓō", dir: "ltr", intl: "vi", isPseudo: true },
];

const [first] = locales;
export const factsOf = (locale: string): LocaleFacts =>
  (locales.find((one) => one.locale === locale) ?? first) as LocaleFacts;

/** The tags of `Accept-Language`, best first (RFC 9110, 12.5.4); what has no weight above 0 is not wanted. */
const tagsOf = (header: string): string[] =>
  header
    .split(",")
    .map((part, at) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const weight = /^\s*q=([\d.]+)/.exec(rest.join(";"))?.[1];
      return {
        tag: tag.trim().toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight),
        at,
      };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ tag }) => tag);

/**
 * The locale that suits best: the tag itself, else one of its language (RFC 4647, lookup).
 * @param wanted language tags with commas between, as `Accept-Language` has them
 * @param withPseudo whether the pseudo-locale may be asked for
 */
export const localeFor = (wanted: string | null, withPseudo = false): Locale => {
  const offered = locales.filter(({ isPseudo }) => withPseudo || !isPseudo);
  for (const tag of tagsOf(wanted ?? "")) {
    for (let part = tag; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf("-")))) {
      const found = offered.find(({ locale }) => locale.toLowerCase() === part);
      if (found) return found.locale;
    }
  }
  return "en";
};
