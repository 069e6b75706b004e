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
export type EntryPoint = "member" | "group" | "recipient" | "watch";

/**
 * Tells which audience of the card a viewer belongs to. Being the recipient outweighs the invite link: its note is not
 * for them.
 */
export const audienceOf = (
  { role }: Pick<Card, "role">,
  isOrganiser: boolean,
  entryPoint: EntryPoint,
): Audience => {
  if (isOrganiser) return "owner";
  const part = role !== null && role.status === "active" ? role.role_type : null;
  if (entryPoint === "recipient" || part === "recipient") return "recipient";
  if (entryPoint === "watch") return "watcher";
  if (role !== null && isUsable(role)) return "contributor";
  if (entryPoint === "group") return "groupLinkHolder";
  return part === "viewer" ? "watcher" : "outsider";
};

/**
 * Builds an answer of the fields that are named, each by its own teller: what nobody names is told to nobody. Tellers
 * of what an answer has many of are made once, and are handed what they tell `of`.
 */
export const tell = <T extends object, S = undefined>(
  tellers: { readonly [K in keyof T]-?: (of: S) => Exclude<T[K], undefined> },
  fields: readonly (keyof T)[],
  ...[of]: S extends undefined ? [] : [of: S]
): T => {
  const told: Partial<T> = { ...blankOf(fields) };
  for (const field of fields) told[field] = tellers[field](of as S);
  return told as T;
};

/**
 * An object of these fields to be filled in. Engines keep objects that grow field by field as dictionaries, which are
 * several times slower to read and to spell; copies of one that was parsed share its shape (bar P9).
 */
const blankOf = (fields: readonly PropertyKey[]): object => {
  const known = blanks.get(fields);
  if (known) return known;
  const blank = JSON.parse(`{${fields.map((field) => `${JSON.stringify(field)}:null`).join()}}`);
  blanks.set(fields, blank);
  return blank;
};
const blanks = new WeakMap<readonly PropertyKey[], object>();
