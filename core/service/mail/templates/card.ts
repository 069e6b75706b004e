import type { HeldFor } from "#core/domain/delivery/index.ts";
import type { DeliveryReason } from "#core/domain/mail/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import type { Day } from "#core/kernel/index.ts";
import { compose, type LastingMail, type MailLogo, type Site } from "./compose.ts";
import type { About } from "./group.ts";

export interface CardMailFacts {
  readonly whom: Named;
  readonly recipientName: string;
  readonly recipientToken: string;
  /** The invitation that lets the recipient into a private card; null where the link is enough. */
  readonly joinToken: string | null;
  /** What the owner wrote for this mail; may be empty. */
  readonly message: string;
  /** Sent to the owner alone, to see how it looks. */
  readonly test: boolean;
  /** Whether anyone but the owner signed. */
  readonly isTogether: boolean;
  /** Key of the cover's picture; null where none was made yet. */
  readonly cover: string | null;
  readonly logo: MailLogo | null;
}

/** The card itself: one button, to unwrap it (SEND-04). */
export const cardMail = (site: Site, facts: CardMailFacts): LastingMail => {
  const words = mailWords.card;
  const subject = words.subject(facts.whom);
  return compose(site, {
    subject: facts.test ? mailWords.test.subject(subject) : subject,
    heading: words.heading(facts.recipientName),
    paragraphs: [
      ...(facts.test ? [mailWords.test.text] : []),
      words.text(facts.whom, facts.isTogether),
      ...(facts.message === "" ? [] : [{ quote: facts.message }]),
    ],
    logo: facts.logo,
    picture: facts.cover === null ? null : { key: facts.cover, words: words.cover },
    button: {
      words: words.button,
      path: `/unwrap/${encodeURIComponent(facts.recipientToken)}${facts.joinToken === null ? "" : `?join_token=${encodeURIComponent(facts.joinToken)}`}`,
    },
    footer: facts.test ? mailWords.because.test : mailWords.because.people(site.productName),
  });
};

/** To the owner: the recipient says thank you (RECIP-05). */
export const thanksMail = (
  site: Site,
  facts: About & { readonly storyId: string; readonly message: string },
): LastingMail => {
  const words = mailWords.thanks;
  return compose(site, {
    subject: words.subject(facts.whom),
    heading: words.heading,
    paragraphs: [words.text(facts.whom, facts.card), { quote: facts.message }],
    button: { words: words.button, path: `/edit/${encodeURIComponent(facts.storyId)}/thanks` },
    footer: mailWords.because.owner,
  });
};

/** To the owner: a card or an invitation did not get there, and why, and the way on (F-30). */
export const undeliveredMail = (
  site: Site,
  facts: {
    readonly what: "card" | "invitation";
    readonly card: Named;
    readonly to: string;
    readonly why: DeliveryReason;
    readonly storyId: string;
  },
): LastingMail => {
  const words = mailWords.undelivered;
  const edit = `/edit/${encodeURIComponent(facts.storyId)}`;
  const way = facts.why === "unsubscribed" ? "unsubscribed" : facts.what;
  return compose(site, {
    subject: words.subject[facts.what](facts.card),
    heading: words.heading[facts.what],
    paragraphs: [
      words.text[facts.what](facts.card, facts.to),
      words.why[facts.why],
      words.way[way],
    ],
    button: {
      words: words.button[way],
      path: facts.what === "card" ? `${edit}/send` : `${edit}/group`,
    },
    footer: mailWords.because.yourCard,
  });
};

/** To the owner: a card did not go on its day, and why, and what to do. */
export const heldMail = (
  site: Site,
  facts: {
    readonly card: Named;
    readonly to: string;
    readonly day: Day;
    readonly why: HeldFor;
    readonly storyId: string;
  },
): LastingMail => {
  const words = mailWords.held;
  return compose(site, {
    subject: words.subject(facts.card),
    heading: words.heading,
    paragraphs: [
      words.text(facts.card, facts.to, facts.day),
      words.why[facts.why],
      words.way[facts.why],
    ],
    button: { words: words.button, path: `/edit/${encodeURIComponent(facts.storyId)}/send` },
    footer: mailWords.because.yourCard,
  });
};
