import { onOneLine, truncate } from "#core/domain/form/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
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
  /** Key of the published picture that it carries; null where it has none. */
  readonly picture: string | null;
}
/** A mail with a way out of its kind, and one without. */
export type LeavableMail = MailText & { readonly unsubscribe: string };
export type LastingMail = MailText & { readonly unsubscribe: null };

/** The picture of a card's cover, and what stands for it where pictures are not shown. */
export interface Picture {
  readonly key: string;
  readonly words: string;
}

type Letter = Omit<Parameters<typeof layout>[0], "button" | "picture" | "wayOut"> & {
  readonly subject: string;
  /** `path` is an own path, below the site's address. */
  readonly button: { readonly words: string; readonly path: string };
  readonly picture?: Picture | null;
};

const longestSubject = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out of a header
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

const lay = (
  site: Site,
  { subject, button, picture, ...letter }: Letter,
  wayOut?: { readonly words: string; readonly url: string },
): Omit<MailText, "unsubscribe"> => ({
  subject: truncate(onOneLine(subject).replace(control, " ").trim(), longestSubject),
  picture: picture?.key ?? null,
  ...layout({
    ...letter,
    brand: site.productName,
    button: { words: button.words, url: `${site.address}${button.path}` },
    ...(picture ? { picture: picture.words } : {}),
    ...(wayOut ? { wayOut } : {}),
  }),
});

/** Lays a letter out and keeps its subject free of line breaks, so that nobody writes headers (R17). */
export const compose = (site: Site, letter: Letter): LastingMail => ({
  ...lay(site, letter),
  unsubscribe: null,
});

/** The same with a way out of such mails, an own path: a link at its foot, and the header (RFC 8058). */
export const composeLeavable = (
  site: Site,
  { wayOut, ...letter }: Letter & { readonly wayOut: string },
  from: keyof typeof mailWords.unsubscribe,
): LeavableMail => {
  const unsubscribe = `${site.address}${wayOut}`;
  return {
    ...lay(site, letter, { words: mailWords.unsubscribe[from], url: unsubscribe }),
    unsubscribe,
  };
};
