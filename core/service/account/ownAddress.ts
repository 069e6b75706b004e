import {
  type AccountRecord,
  type AddressChangeRecord,
  wayBackLife,
} from "#core/domain/account/index.ts";
import { isOutside } from "#core/domain/role/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { holdAllTo } from "../delivery/index.ts";
import { emailChangedMail, post, readUnsubscriptions, setSubscribed } from "../mail/index.ts";

/**
 * Carries a changed name or address to the cards and messages that show it; a hidden address stays hidden (OPEN-60).
 * In cards that a person is shut out of, their messages keep the name they were given with (F-05).
 */
export const carryOver = async (context: Context, account: AccountRecord): Promise<void> => {
  context.work.changeAll(
    "stories",
    { owner_account_id: account.id },
    { owner_first_name: account.first_name, owner_last_name: account.last_name },
  );
  const mine = { account_id: account.id };
  const creator_email = account.hide_my_email ? null : account.email;
  const names = { creator_first_name: account.first_name, creator_last_name: account.last_name };
  const closed = (await context.store.list("roles", mine)).filter(isOutside);
  if (closed.length === 0)
    return context.work.changeAll("slides", mine, { ...names, creator_email });
  const slides = await context.store.list("slides", mine);
  const open = slides.filter((slide) => !closed.some((role) => role.story_id === slide.story_id));
  context.work.changeAll("slides", mine, { creator_email });
  context.work.changeAll("slides", { id: open.map((slide) => slide.id) }, names);
};

/**
 * What was sent to an address that an account leaves, and asked for with it, is of no more use. Who is signing in with
 * it at this moment either comes first, and the change is decided again with their session, or too late.
 */
export const leaveAddress = async (context: Context, email: string): Promise<void> => {
  const { store, work, today } = context;
  await holdAllTo(context, email);
  work.remove("mails", { to_email: email, sent_on: { before: today } });
  for (const signIn of await store.list("auth_contexts", { email, used_on: null }))
    work.change("auth_contexts", signIn, {});
  work.remove("auth_contexts", { email });
};

/** What somebody wants no emails of holds at their new address too. */
export const carrySubscriptions = async (
  context: Context,
  from: string,
  to: string,
): Promise<void> => {
  const [left, there] = await Promise.all([
    readUnsubscriptions(context, from),
    readUnsubscriptions(context, to),
  ]);
  for (const subscription of left)
    if (!there.has(subscription)) setSubscribed(context, to, subscription, false);
};

const wayBackId = ({ secrets }: Context, token: string): string =>
  secrets.hash(`address change:${token}`);

/** The change that the token of a way back belongs to; null for anything else. */
export const addressChangeOf = (
  context: Context,
  token: string,
): Promise<AddressChangeRecord | null> =>
  context.store.find("address_changes", wayBackId(context, token));

/** Tells the old address which one it is now, with a link that takes it back (F-08). */
export const tellOldAddress = (
  context: Context,
  account: AccountRecord,
  new_email: string,
): void => {
  const { settings, work, ids, now, today } = context;
  const token = ids.token();
  work.add("address_changes", {
    id: wayBackId(context, token),
    version: 1,
    account_id: account.id,
    old_email: account.email,
    new_email,
    used_on: null,
    expires_on: iso(now + wayBackLife),
    created_on: today,
  });
  const { supportEmail } = settings;
  post(context, {
    kind: "email_changed",
    to: account.email,
    locale: account.locale,
    sender: account.id,
    mail: emailChangedMail(settings, { email: new_email, supportEmail, token }),
  });
};
