import { setupI18n } from "@lingui/core";
import { isMessage, type Words } from "#core/kernel/index.ts";
import type { Translator, Voice } from "#core/service/ports/index.ts";
import { compiled } from "./catalogue.ts";
import { fill } from "./fill.ts";
import { factsOf, type Locale, localeFor } from "./locales.ts";

const voiceOf = (locale: Locale): Voice => {
  const { dir, intl } = factsOf(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  /** What has no parameters is said as it was the first time. */
  const known = new Map<string, string>();
  const compiledOnce = new Set<string>();

  const make = (key: string): boolean => {
    if (compiledOnce.has(key)) return true;
    const message = compiled(locale, key);
    if (message === null) return false;
    i18n.load(locale, { [key]: message });
    compiledOnce.add(key);
    return true;
  };

  const say = (words: Words): string => {
    if (!isMessage(words)) return words;
    const { key, params, text = "" } = words;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (!make(key)) return text;
    const names = Object.keys(params);
    const said = i18n._(key, names.length === 0 ? {} : fill(params, say, intl));
    if (names.length === 0) known.set(key, said);
    return said;
  };
  return { locale, dir, say };
};

/** Says every message of the catalogue; each is read when it is first said, and then kept (P9, P15). */
export const translator = ({ withPseudo = false } = {}): Translator => {
  const voices = new Map<Locale, Voice>();
  return {
    in: (wanted) => {
      const locale = localeFor(wanted, withPseudo);
      const voice = voices.get(locale) ?? voiceOf(locale);
      voices.set(locale, voice);
      return voice;
    },
  };
};
