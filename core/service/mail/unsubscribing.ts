import { type MailKind, mailKinds, Subscription, subscriptionOf } from "#core/domain/mail/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import type { Context } from "../context/index.ts";
import type { MailRecord, Secrets, Store } from "../ports/index.ts";

type Keyed = Pick<Secrets, "hash">;
/** An address and what it may be taken out of; `id` is its row where it was. */
export interface Subscribed {
  readonly subscription: Subscription;
  readonly id: string;
}

/** Hex digits kept of a hash: 128 bits. */
const kept = 32;
/** The id of the row that an address has where it wants no more of a subscription. */
export const unsubscriptionOf = (
  { hash }: Keyed,
  subscription: Subscription,
  email: string,
): string => hash(`unsubscription:${subscription}:${plainEmail(email)}`).slice(0, kept);
const sealOf = ({ hash }: Keyed, { subscription, id }: Subscribed): string =>
  hash(`unsubscribe:${subscription}:${id}`).slice(0, kept);

/**
 * The own path of the page that takes an address out of the mails of this kind; null for kinds that nobody can leave.
 * It names what is left and a keyed hash, never the address: nobody who reads it learns whose it is, and nobody who was
 * not written to can make one (decision 0035).
 */
export const wayOut = <K extends MailKind>(
  secrets: Keyed,
  kind: K,
  to: string,
): (typeof mailKinds)[K]["subscription"] extends null ? null : string => {
  const { subscription } = mailKinds[kind] as { readonly subscription: Subscription | null };
  const path = subscription === null ? null : pathOf(secrets, subscription, to);
  return path as (typeof mailKinds)[K]["subscription"] extends null ? null : string;
};
const pathOf = (secrets: Keyed, subscription: Subscription, to: string): string => {
  const id = unsubscriptionOf(secrets, subscription, to);
  return paths.unsubscribe(`${subscription}-${id}${sealOf(secrets, { subscription, id })}`);
};

/** Reads which address and subscription an unsubscribe token is for; null for one that was never mailed. */
export const readWayOut = (
  secrets: Pick<Secrets, "hash" | "same">,
  token: string,
): Subscribed | null => {
  const [, name, id = "", seal = ""] = /^([a-z]+)-([0-9a-f]{32})([0-9a-f]{32})$/.exec(token) ?? [];
  const subscription = Subscription.options.find((one) => one === name);
  if (subscription === undefined) return null;
  const subscribed = { subscription, id };
  return secrets.same(seal, sealOf(secrets, subscribed)) ? subscribed : null;
};

/** Whether whoever a mail is for wants no more of its kind. */
export const isUnwanted = async (
  { store, secrets }: { readonly store: Pick<Store, "find">; readonly secrets: Keyed },
  { kind, to_email }: Pick<MailRecord, "kind" | "to_email">,
): Promise<boolean> => {
  const subscription = subscriptionOf(kind);
  if (subscription === null) return false;
  return (
    (await store.find("unsubscriptions", unsubscriptionOf(secrets, subscription, to_email))) !==
    null
  );
};

/** What an address was taken out of. */
export const readUnsubscriptions = async (
  { store, secrets }: { readonly store: Pick<Store, "list">; readonly secrets: Keyed },
  email: string,
): Promise<ReadonlySet<Subscription>> => {
  const ids = new Map(
    Subscription.options.map((one) => [unsubscriptionOf(secrets, one, email), one]),
  );
  const rows = await store.list("unsubscriptions", { id: [...ids.keys()] });
  return new Set(rows.map((row) => ids.get(row.id)).filter((one) => one !== undefined));
};

/** Takes an address out of a subscription it is in, or into one that it was taken out of. */
export const setSubscribed = (
  { work, secrets, today }: Pick<Context, "work" | "today"> & { readonly secrets: Keyed },
  email: string,
  subscription: Subscription,
  isIn: boolean,
): void => {
  const id = unsubscriptionOf(secrets, subscription, email);
  if (isIn) work.remove("unsubscriptions", { id });
  else work.add("unsubscriptions", { id, version: 1, created_on: today });
};
