import {
  type AccountRecord,
  type AddressChangeRecord,
  presentAddressChange,
  wayBackState,
} from "#core/domain/account/index.ts";
import { peopleWords, words } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { accountWith, endAllSessions } from "../../auth/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { emailRestoredMail, post } from "../../mail/index.ts";
import { addressChangeOf, carryOver, leaveAddress } from "../ownAddress.ts";

export const readAddressChange: Handler<"readAddressChange"> = async (context, { path }) => {
  const change = await addressChangeOf(context, path.token);
  if (!change) return refused("notFound", words.notFound);
  return done({ address_change: presentAddressChange(change, context.now) });
};

/**
 * The old address takes the change back, whatever came after it: later changes and their ways back go with it, as do
 * every session and every provider that was linked since, for they may be of whoever made the change.
 */
export const restoreAddress: Handler<"restoreAddress"> = async (context, { path }) => {
  const change = await addressChangeOf(context, path.token);
  const account = change && (await context.store.find("accounts", change.account_id));
  if (!change || !account) return refused("notFound", words.notFound);
  const state = wayBackState(change, context.now);
  if (state === "used") return refused("gone", peopleWords.wayBackUsed);
  if (state === "expired") return refused("gone", peopleWords.wayBackExpired);
  const email = change.old_email;
  const holder = await accountWith(context, email);
  if (holder && holder.id !== account.id)
    return refused("forbidden", peopleWords.wayBackTaken(email));
  if (account.email !== email) await putBack(context, account, email);
  await endAllSessions(context, account);
  await undoSince(context, change);
  return done({ email });
};

const putBack = async (context: Context, account: AccountRecord, email: string): Promise<void> => {
  const { settings, work } = context;
  const { supportEmail } = settings;
  await leaveAddress(context, account.email);
  work.change("accounts", account, { email });
  await carryOver(context, { ...account, email });
  post(context, {
    kind: "email_restored",
    to: account.email,
    locale: account.locale,
    sender: account.id,
    mail: emailRestoredMail(settings, { email, supportEmail }),
  });
};

const undoSince = async (
  { store, work, today }: Context,
  change: AddressChangeRecord,
): Promise<void> => {
  const { account_id, created_on } = change;
  const isSince = (row: { readonly created_on: string }) => row.created_on >= created_on;
  const changes = (await store.list("address_changes", { account_id })).filter(isSince);
  for (const one of changes) work.change("address_changes", one, { used_on: today });
  const linked = (await store.list("identities", { account_id })).filter(isSince);
  if (linked.length > 0) work.remove("identities", { id: linked.map(({ id }) => id) });
};
