import { factsOf, type Locale, localeFor } from "#adapters/words/locales.ts";
import { type Spoken, speakIn } from "./i18n.ts";

/** Keeps what somebody chose, for the server too, which says refusals and mails (`server/wire/languages.ts`). */
const cookie = "ff_locale";
const aYear = 31_536_000;

const others: Readonly<Record<Exclude<Locale, "en">, () => Promise<{ words: object }>>> = {
  "en-GB": () => import("./other/en-GB.ts"),
  "en-x-pseudo": () => import("./other/en-x-pseudo.ts"),
};

let latest = 0;

/** Takes the language out of the address, where it would be chosen again when the page is loaded anew. */
const forgetAsked = (): void => {
  const url = new URL(location.href);
  if (!url.searchParams.has("locale")) return;
  url.searchParams.delete("locale");
  history.replaceState(history.state, "", url);
};

/**
 * Speaks the language that suits best of those wanted, from now on: words, dates, and the direction of the page.
 * Throws where its words cannot be loaded; the one before stays. Of two that are chosen at once the later counts.
 * @param wanted language tags with commas between, best first
 * @param isKept whether it was chosen, and goes for the next visit too
 */
export const speak = async (
  wanted: string,
  withPseudo: boolean,
  isKept: boolean,
): Promise<void> => {
  latest += 1;
  const turn = latest;
  const locale = localeFor(wanted, withPseudo);
  const { dir, intl } = factsOf(locale);
  const words = locale === "en" ? null : (await others[locale]()).words;
  if (turn !== latest) return;
  const { documentElement: page } = document;
  page.lang = locale;
  page.dir = dir;
  page.dataset.intl = intl;
  speakIn(words === null ? null : { locale, words: words as Spoken["words"] });
  if (!isKept) return;
  forgetAsked();
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has cookieStore
  document.cookie = `${cookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax`;
};
