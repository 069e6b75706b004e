import { factsOf, type Locale, localeFor } from "#adapters/words/locales.ts";
import { chosen, type Spoken } from "./i18n.ts";

/** Keeps what somebody chose, for the server too, which says refusals and mails (`server/wire/languages.ts`). */
const cookie = "ff_locale";
const aYear = 31_536_000;

const others: Readonly<Record<Exclude<Locale, "en">, () => Promise<{ words: object }>>> = {
  "en-GB": () => import("./other/en-GB.ts"),
  "en-x-pseudo": () => import("./other/en-x-pseudo.ts"),
};

/**
 * Speaks the language that suits best of those wanted, from now on: words, dates, and the direction of the page.
 * @param wanted language tags with commas between, best first
 * @param isKept whether it was chosen, and goes for the next visit too
 */
export const speak = async (
  wanted: string,
  withPseudo: boolean,
  isKept: boolean,
): Promise<void> => {
  const locale = localeFor(wanted, withPseudo);
  const { dir, intl } = factsOf(locale);
  chosen.spoken =
    locale === "en" ? null : { locale, words: (await others[locale]()).words as Spoken["words"] };
  const { documentElement: page } = document;
  page.lang = locale;
  page.dir = dir;
  page.dataset.intl = intl;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has cookieStore
  if (isKept) document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
};
