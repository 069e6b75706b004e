import "./all.ts";
import type { en } from "#adapters/words/en/index.ts";
import { fill } from "#adapters/words/fill.ts";
import { isMessage, type Words } from "#core/kernel/index.ts";
import { chosen, i18n } from "./i18n.ts";

export type WordKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

/** Whose dates, numbers and lists `Intl` writes now. */
export const intl = (): string => globalThis.document?.documentElement.dataset.intl ?? "en-GB";

/** Who says a key: the language that was chosen, else the first. */
const voice = (key: string) =>
  chosen.words && Object.hasOwn(chosen.words.messages, key) ? chosen.words : i18n;

/** Words of the interface by their key. */
export const say = (key: WordKey, values?: Values): string => voice(key)._(key, values);

/** What the core wants to be said, or what somebody typed; a key of a newer authority in the authority's own words. */
export function said(words: Words): string;
export function said(words: Words | null | undefined): string | undefined;
export function said(words: Words | null | undefined): string | undefined {
  if (!isMessage(words)) return words ?? undefined;
  const { key, params, text = "" } = words;
  const own = voice(key);
  return Object.hasOwn(own.messages, key) ? own._(key, fill(params, said, intl())) : text;
}
