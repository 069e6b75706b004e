import type { Words } from "#core/kernel/index.ts";

/** Says messages in one language. */
export interface Voice {
  /** A language tag (BCP 47), as `lang` takes it. */
  readonly locale: string;
  readonly dir: "ltr" | "rtl";
  /** What somebody typed is said as it stands. */
  say(words: Words): string;
}

/** The catalogue of sentences in every language there is. */
export interface Translator {
  /**
   * The voice that suits best. `wanted` is a language tag, or several in the order of preference as in the header
   * `Accept-Language`; null, or none of those there are, is the first language of the product.
   */
  in(wanted: string | null): Voice;
}
