import { onOneLine, truncate } from "#core/domain/form/index.ts";
import { layout } from "./layout.ts";

/** What every mail needs to know of the site it comes from. */
export interface Site {
  /** Without a trailing slash. */
  readonly address: string;
  readonly productName: string;
}

/** A mail as it is queued; the subject is one line whatever people typed. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST takes its reader out of such mails (RFC 8058); null for mails that nobody can leave. */
  readonly unsubscribe: string | null;
}

type Letter = Omit<Parameters<typeof layout>[0], "button"> & {
  readonly subject: string;
  /** `path` is an own path, below the site's address. */
  readonly button: { readonly words: string; readonly path: string };
};

const longestSubject = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out of a header
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Lays a letter out and keeps its subject free of line breaks, so that nobody writes headers (R17). */
export const compose = (site: Site, { subject, button, ...letter }: Letter): MailText => ({
  unsubscribe: null,
  subject: truncate(onOneLine(subject).replace(control, " ").trim(), longestSubject),
  ...layout({
    ...letter,
    brand: site.productName,
    button: { words: button.words, url: `${site.address}${button.path}` },
  }),
});
