import type { LogoGround } from "#core/domain/branding/index.ts";
import { onOneLine, truncate } from "#core/domain/form/index.ts";
import type { Operator } from "#core/domain/payment/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Words } from "#core/kernel/index.ts";
import type { Voice } from "../../ports/index.ts";
import { type Carried, layout } from "./layout.ts";

/** What every mail needs to know of the site it comes from. */
export interface Site {
  /** Without a trailing slash. */
  readonly address: string;
  readonly productName: string;
  readonly operator?: Operator;
}

/**
 * A mail as it is queued; the subject is one line whatever people typed. `picture` and `logo` are keys of published
 * files that it carries, null where it has none.
 */
export interface MailText extends Readonly<Record<Carried, string | null>> {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST takes its reader out of such mails (RFC 8058); null for mails that nobody can leave. */
  readonly unsubscribe: string | null;
}
/** A mail before it is said in the language of who gets it. */
export interface Mail {
  readonly letter: Letter;
  readonly site: Site;
  readonly unsubscribe: { readonly url: string; readonly words: Words } | null;
}
/** A mail with a way out of its kind, and one without. */
export type LeavableMail = Mail & { readonly unsubscribe: object };
export type LastingMail = Mail & { readonly unsubscribe: null };

/** The picture of a card's cover, and what stands for it where pictures are not shown. */
export interface Picture {
  readonly key: string;
  readonly words: Words;
}

/** The logo of the card that a mail is about; its small file, which every mail program shows, and its size there. */
export interface MailLogo {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly ground: LogoGround;
}

interface Letter {
  readonly subject: Words;
  readonly heading: Words;
  /** What the site says, or what a person wrote, which is set apart. */
  readonly paragraphs: readonly (Words | { readonly quote: string })[];
  /** The one thing to do; `path` is an own path, below the site's address. */
  readonly button?: Leading;
  /** Several things that each have a button of their own, instead of one. */
  readonly parts?: readonly {
    readonly heading: Words;
    readonly words: readonly Words[];
    readonly button: Leading;
  }[];
  readonly code?: string;
  readonly picture?: Picture | null;
  readonly logo?: MailLogo | null;
  /** Why this mail came. */
  readonly footer: Words;
  /** Where its reader chooses how often such mails come, below that. */
  readonly choice?: Leading;
}
/** Words that lead to an own path, below the site's address. */
interface Leading {
  readonly words: Words;
  readonly path: string;
}

const longestSubject = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out of a header
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Says a mail in a language and lays it out; its subject has no line breaks, so that nobody writes headers (R17). */
export const render = (
  { site, letter, unsubscribe }: Mail,
  { say, locale, dir }: Voice,
): MailText => {
  const { subject, heading, paragraphs, parts, button, code, picture, logo, footer, choice } =
    letter;
  const leading = (to: Leading) => ({ words: say(to.words), url: `${site.address}${to.path}` });
  return {
    subject: truncate(onOneLine(say(subject)).replace(control, " ").trim(), longestSubject),
    picture: picture?.key ?? null,
    logo: logo?.key ?? null,
    unsubscribe: unsubscribe?.url ?? null,
    ...layout({
      lang: locale,
      dir,
      brand: site.productName,
      heading: say(heading),
      paragraphs: paragraphs.map((one) =>
        typeof one === "object" && "quote" in one ? one : say(one),
      ),
      ...(button ? { button: leading(button) } : {}),
      ...(parts
        ? {
            parts: parts.map((part) => ({
              heading: say(part.heading),
              paragraphs: part.words.map(say),
              button: leading(part.button),
            })),
          }
        : {}),
      orLink: say(mailWords.orLink),
      ...(code === undefined ? {} : { code }),
      ...(picture ? { picture: say(picture.words) } : {}),
      ...(logo ? { logo: { ...logo, words: say(mailWords.logo) } } : {}),
      footer: say(footer),
      ...(choice ? { choice: leading(choice) } : {}),
      ...(unsubscribe ? { wayOut: { words: say(unsubscribe.words), url: unsubscribe.url } } : {}),
    }),
  };
};

export const compose = (site: Site, letter: Letter): LastingMail => ({
  site,
  letter,
  unsubscribe: null,
});

/** The same with a way out of such mails, an own path: a link at its foot, and the header (RFC 8058). */
export const composeLeavable = (
  site: Site,
  { wayOut, ...letter }: Letter & { readonly wayOut: string },
  from: keyof typeof mailWords.unsubscribe,
): LeavableMail => ({
  site,
  letter,
  unsubscribe: { words: mailWords.unsubscribe[from], url: `${site.address}${wayOut}` },
});
