import { mailWords } from "#core/domain/words/index.ts";
import { compose, type MailText, type Site } from "./compose.ts";
import type { About } from "./group.ts";

export interface CardMailFacts {
  readonly whom: string;
  readonly recipientName: string;
  readonly recipientToken: string;
  /** The invitation that lets the recipient into a private card; null where the link is enough. */
  readonly joinToken: string | null;
  /** What the owner wrote for this mail; may be empty. */
  readonly message: string;
  /** Sent to the owner alone, to see how it looks. */
  readonly test: boolean;
}

/** The card itself: one button, to unwrap it (SEND-04). */
export const cardMail = (site: Site, facts: CardMailFacts): MailText => {
  const words = mailWords.card;
  const subject = words.subject(facts.whom);
  return compose(site, {
    subject: facts.test ? mailWords.test.subject(subject) : subject,
    heading: words.heading(facts.recipientName),
    paragraphs: [
      ...(facts.test ? [mailWords.test.text] : []),
      ...(facts.message === "" ? [] : [facts.message]),
      words.text(facts.whom),
    ],
    button: {
      words: words.button,
      path: `/unwrap/${encodeURIComponent(facts.recipientToken)}${facts.joinToken === null ? "" : `?join_token=${encodeURIComponent(facts.joinToken)}`}`,
    },
    footer: mailWords.because.people(site.productName),
  });
};

/** To the owner: the recipient says thank you (RECIP-05). */
export const thanksMail = (
  site: Site,
  facts: About & { readonly recipientToken: string; readonly message: string },
): MailText => {
  const words = mailWords.thanks;
  return compose(site, {
    subject: words.subject(facts.whom),
    heading: words.heading,
    paragraphs: [words.text(facts.whom, facts.card), facts.message],
    button: { words: words.button, path: `/r/${encodeURIComponent(facts.recipientToken)}/thanks` },
    footer: mailWords.because.owner,
  });
};
