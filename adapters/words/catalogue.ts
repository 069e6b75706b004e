import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { en } from "./en/index.ts";
import { enGB } from "./en-GB.ts";
import type { Locale } from "./locales.ts";
import { accent } from "./pseudo.ts";

export type WordKey = keyof typeof en;

/** What is written for each language: of a dialect, what differs. */
const others: Readonly<
  Record<Exclude<Locale, "en" | "en-x-pseudo">, Readonly<Partial<Record<WordKey, string>>>>
> = { "en-GB": enGB };
const writtenFor: Readonly<Partial<Record<Locale, Readonly<Partial<Record<WordKey, string>>>>>> =
  others;

/** What is written for a locale; null where nothing is and the first language stands in. */
export const written = (locale: Locale, key: WordKey): string | null =>
  writtenFor[locale]?.[key] ?? en[key] ?? null;

/** The message of a key as Lingui reads it; null for a key that the catalogue does not have. */
export const compiled = (locale: Locale, key: string): CompiledMessage | null => {
  const text = Object.hasOwn(en, key) ? written(locale, key as WordKey) : null;
  if (text === null) return null;
  return compileMessageOrThrow(text, locale === "en-x-pseudo" ? accent : undefined);
};

export const keys = Object.keys(en) as WordKey[];

/** All of a locale that is not as in the first language, compiled: what a browser loads beside it. */
export const differing = (locale: Locale): Readonly<Record<string, CompiledMessage>> =>
  Object.fromEntries(
    keys
      .filter((key) => locale === "en-x-pseudo" || written(locale, key) !== en[key])
      .map((key) => [key, compiled(locale, key) as CompiledMessage]),
  );
