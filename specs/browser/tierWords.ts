import { en } from "#adapters/words/en/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { peopleWords, placeTitles, words } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";

/** How anything sounds that is about paying. */
const paying =
  /\bbundles?\b|\btiers?\b|upgrad|\bpric(?:e|es|ing)\b|£|\bcredits?\b|five messages|\bpay(?:s|ing|ments?)?\b|\bpaid\b|\bfree\b(?! of charge)|\broom\b/i;

/** The slide with everybody's names, and a word too common to be looked for alone. */
const otherwiseMeant = /\.credits(?:Title|Help)?$|^tier\.free$/;

const isAboutPaying = (key: string, text: string): boolean =>
  (paying.test(text) && !otherwiseMeant.test(key)) ||
  (key.startsWith("upgrade.") && text.length > 25);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every sentence of the catalogue that is about tiers and paying, as a pattern that finds it with whatever stands in it. */
export const tierWords: readonly RegExp[] = [
  ...Object.entries(en as Readonly<Record<string, string>>)
    .filter(([key, text]) => isAboutPaying(key, text.replace(/\{[^{}]*\}/g, "")))
    .map(([, text]) => text),
  inEnglish(words.paywall),
  inEnglish(peopleWords.cardFull),
  inEnglish(paywallWords.contributor),
  inEnglish(paywallWords.waiting(1)),
  inEnglish(placeTitles.bundleCredits),
  inEnglish(placeTitles.orderHistory),
].map(
  (text) =>
    new RegExp(
      `(?<![\\p{L}])${text
        .split(/\{[^{}]*\}/)
        .map(literally)
        .join(".+?")}(?![\\p{L}])`,
      "iu",
    ),
);

/** What must not be read anywhere, in whichever sentence. */
const never =
  /£|\bbundles?\b|\bupgrad|\bpric(?:e|es|ing)\b|five messages|\bpay(?:s|ing|ments?)?\b|\bpaid\b/i;

/** What of all that is read in a text. */
export const tierWordsIn = (text: string): readonly string[] =>
  [...tierWords, never].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
