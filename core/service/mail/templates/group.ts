import { paths } from "#core/domain/navigation/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import type { Day } from "#core/kernel/index.ts";
import {
  compose,
  composeLeavable,
  type LastingMail,
  type LeavableMail,
  type MailLogo,
  type Site,
} from "./compose.ts";

/** Who writes, about which card; both as people read them. */
export interface About {
  readonly whom: Named;
  readonly card: Named;
}
/** What somebody who did not ask for it gets: with the own path that ends such mails. */
interface Unasked extends About {
  readonly wayOut: string;
}
/** An invitation, or its being said again, with the logo of the card. */
interface Inviting extends Unasked {
  readonly logo: MailLogo | null;
}

export interface InvitationFacts extends Inviting {
  readonly joinToken: string;
  /** Who the card is for; "" while nobody has said. */
  readonly recipient: string;
  /** The words the owner wrote for the group, if any. */
  readonly message: string | null;
  /** The day by which messages are wanted. */
  readonly until: Day | null;
}

const contribute = (token: string): string => `/contribute/${encodeURIComponent(token)}`;

export const invitationMail = (site: Site, facts: InvitationFacts): LeavableMail => {
  const words = mailWords.invitation;
  return composeLeavable(
    site,
    {
      logo: facts.logo,
      subject: words.subject(facts.whom, facts.card),
      heading: words.heading(facts.card),
      paragraphs: [
        words.text(facts.whom, facts.recipient),
        ...(facts.message ? [{ quote: facts.message }] : []),
        ...(facts.until ? [words.until(facts.until)] : []),
      ],
      button: { words: words.button, path: contribute(facts.joinToken) },
      footer: mailWords.because.signing(facts.whom, site.productName),
      wayOut: facts.wayOut,
    },
    "invitations",
  );
};

/** An invitation to receive the card, not to sign it. */
export const receiveMail = (
  site: Site,
  facts: Inviting & { readonly recipientToken: string; readonly joinToken: string },
): LeavableMail => {
  const words = mailWords.receive;
  return composeLeavable(
    site,
    {
      logo: facts.logo,
      subject: words.subject(facts.whom, facts.card),
      heading: words.heading(facts.card),
      paragraphs: [words.text(facts.whom)],
      button: {
        words: words.button,
        path: `/unwrap/${encodeURIComponent(facts.recipientToken)}?join_token=${encodeURIComponent(facts.joinToken)}`,
      },
      footer: mailWords.because.people(site.productName),
      wayOut: facts.wayOut,
    },
    "invitations",
  );
};

/** `path` is the invitation, or the group's page for who has joined already. */
export const nudgeMail = (
  site: Site,
  facts: Inviting & {
    readonly joinToken: string | null;
    readonly groupToken: string;
    readonly recipient: string;
  },
): LeavableMail => {
  const words = mailWords.nudge;
  return composeLeavable(
    site,
    {
      logo: facts.logo,
      subject: words.subject(facts.card),
      heading: words.heading(facts.card),
      paragraphs: [words.text(facts.whom, facts.recipient)],
      button: {
        words: words.button,
        path:
          facts.joinToken === null
            ? `/group/${encodeURIComponent(facts.groupToken)}`
            : contribute(facts.joinToken),
      },
      footer: mailWords.because.signing(facts.whom, site.productName),
      wayOut: facts.wayOut,
    },
    "invitations",
  );
};

/** What somebody asks for: to sign the card, or to open it. */
type Wish = { readonly toSign: boolean };
const wishOf = ({ toSign }: Wish) => (toSign ? "sign" : "open");

/** To the owner: somebody asks to be let in (OPEN-64, ROLE-11). */
export const roleRequestMail = (
  site: Site,
  facts: About & Wish & { readonly roleId: string; readonly approveToken: string },
): LastingMail => {
  const words = mailWords.roleRequest;
  const wish = wishOf(facts);
  return compose(site, {
    subject: words.subject[wish](facts.whom, facts.card),
    heading: words.heading[wish],
    paragraphs: [words.text[wish](facts.whom, facts.card)],
    button: {
      words: words.button,
      path: `/requests/${encodeURIComponent(facts.roleId)}?approve_token=${encodeURIComponent(facts.approveToken)}`,
    },
    footer: mailWords.because.owner,
  });
};

/** To whoever asked: the organiser approved, with the way in (F-44). */
export const approvedMail = (
  site: Site,
  facts: About & Wish & { readonly groupToken: string; readonly recipientToken: string },
): LastingMail => {
  const words = mailWords.approved;
  const wish = wishOf(facts);
  return compose(site, {
    subject: words.subject[wish](facts.card),
    heading: words.heading,
    paragraphs: [words.text[wish](facts.whom, facts.card)],
    button: {
      words: words.button[wish],
      path: facts.toSign
        ? `/group/${encodeURIComponent(facts.groupToken)}`
        : `/unwrap/${encodeURIComponent(facts.recipientToken)}`,
    },
    footer: mailWords.because.asked,
  });
};

/** To whoever asked: the organiser declined. The card is not linked: its door is shut. */
export const declinedMail = (site: Site, facts: About & Wish): LastingMail => {
  const words = mailWords.declined;
  const wish = wishOf(facts);
  return compose(site, {
    subject: words.subject[wish](facts.card),
    heading: words.heading,
    paragraphs: [words.text[wish](facts.whom, facts.card), words.way],
    button: { words: words.button, path: "/home" },
    footer: mailWords.because.asked,
  });
};

/** To the owner who wants to hear at once: a message came in, entered or waiting (CONTRIB, OPEN-149). */
export const contributionMail = (
  site: Site,
  facts: Unasked & { readonly storyId: string; readonly state: "arrived" | "waiting" | "full" },
): LeavableMail => {
  const words = mailWords.contribution;
  const edit = `/edit/${encodeURIComponent(facts.storyId)}`;
  return composeLeavable(
    site,
    {
      subject: words.subject(facts.whom, facts.card),
      heading: words.heading,
      paragraphs: [words[facts.state](facts.whom, facts.card)],
      button: {
        words: words.button,
        path: facts.state === "arrived" ? edit : `${edit}/approve_contributions`,
      },
      footer: mailWords.because.owner,
      choice: { words: mailWords.howOften, path: paths.emails },
      wayOut: facts.wayOut,
    },
    "news",
  );
};
