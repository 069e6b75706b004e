import "./all.ts";
import type { en } from "#adapters/words/en/index.ts";
import { fill } from "#adapters/words/fill.ts";
import { interpret } from "#adapters/words/interpret.ts";
import { isMessage, type Words } from "#core/kernel/index.ts";
import { chosen, first } from "./i18n.ts";

export type WordKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

/** Whose dates, numbers and lists `Intl` writes now. */
export const intl = (): string => globalThis.document?.documentElement.dataset.intl ?? "en-GB";

/** A key in the language that was chosen, else in the first; undefined where no room has it. */
const spoken = (key: string, values: Values): string | undefined => {
  for (const one of [chosen.spoken, first]) {
    const message = one?.words[key];
    if (one && message !== undefined) return interpret(message, values, one.locale);
  }
  return undefined;
};

/** Words of the interface by their key. */
export const say = (key: WordKey, values: Values = {}): string => spoken(key, values) ?? key;

/** What the core wants to be said, or what somebody typed; a key of a newer authority in the authority's own words. */
export function said(words: Words): string;
export function said(words: Words | null | undefined): string | undefined;
export function said(words: Words | null | undefined): string | undefined {
  return isMessage(words)
    ? (spoken(words.key, fill(words.params, said, intl())) ?? words.text ?? "")
    : (words ?? undefined);
}
