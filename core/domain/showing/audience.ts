import { isUsable } from "../role/role.ts";
import type { Card } from "../story/card.ts";

/**
 * Whom a card is shown to. `recipient` holds the link to the finished card or has that part; `groupLinkHolder` came
 * by the invite link and has no part yet; `invitedToSign` and `invitedToReceive` hold an open invitation; `outsider`
 * is whoever asked, was turned away, or answers a mail: they see which card it is, and nothing of it.
 */
export const audiences = [
  "owner",
  "contributor",
  "groupLinkHolder",
  "recipient",
  "watcher",
  "invitedToSign",
  "invitedToReceive",
  "outsider",
] as const;
export type Audience = (typeof audiences)[number];

/** How a card was reached: a link of this kind, or by being in it. */
export type Door = "member" | "group" | "recipient" | "watch";

/** Who this viewer is to the card. Being the recipient outweighs the invite link: its note is not for them. */
export const audienceOf = (
  { role }: Pick<Card, "role">,
  isOwner: boolean,
  door: Door,
): Audience => {
  if (isOwner) return "owner";
  const part = role !== null && role.status === "active" ? role.role_type : null;
  if (door === "recipient" || part === "recipient") return "recipient";
  if (door === "watch") return "watcher";
  if (role !== null && isUsable(role)) return "contributor";
  if (door === "group") return "groupLinkHolder";
  return part === "viewer" ? "watcher" : "outsider";
};

/** Builds an answer of the fields that are named, each by its own teller: what nobody names is told to nobody. */
export const tell = <T extends object>(
  tellers: { readonly [K in keyof T]-?: () => Exclude<T[K], undefined> },
  fields: readonly (keyof T)[],
): T => Object.fromEntries(fields.map((field) => [field, tellers[field]()])) as T;
