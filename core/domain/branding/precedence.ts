import type { LogoLinkType } from "./logo.ts";

/** Sizes of a logo, 1 as it is (OPEN-130). */
export const scales = { least: 0.5, usual: 1, most: 2 } as const;

const order = ["story", "theme", "account"] as const satisfies readonly LogoLinkType[];

/** Links of one card, the one that counts first: the card's own, its theme's, the account's (OPEN-130). */
export const byPrecedence = <T extends { readonly type: LogoLinkType }>(
  links: readonly T[],
): readonly T[] => order.flatMap((type) => links.filter((link) => link.type === type));

/** The logo that a card shows; null where it has none. */
export const shownLink = <T extends { readonly type: LogoLinkType }>(
  links: readonly T[],
): T | null => byPrecedence(links)[0] ?? null;

interface Sent {
  readonly sent_by_email_on: string | null;
  readonly sent_by_post_on: string | null;
  readonly sent_by_copy_link_on: string | null;
  readonly received_on: string | null;
}

/** Whether an account's logo is on a card: a card that was sent before the account had one stays as it was sent. */
export const isOnCard = (link: { readonly created_on: string }, card: Sent): boolean =>
  [card.sent_by_email_on, card.sent_by_post_on, card.sent_by_copy_link_on, card.received_on].every(
    (moment) => moment === null || moment >= link.created_on,
  );
