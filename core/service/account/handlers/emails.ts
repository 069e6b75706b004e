import type { AccountRecord, EmailPreferences } from "#core/domain/account/index.ts";
import { nextDigest } from "#core/domain/digest/index.ts";
import { Subscription } from "#core/domain/mail/index.ts";
import { done } from "#core/kernel/index.ts";
import { bookkeep } from "../../card/index.ts";
import type { Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { readUnsubscriptions, setSubscribed } from "../../mail/index.ts";

/** What somebody gets: what they chose in their account, less what the links in mails took them out of. */
const preferencesOf = (
  { news }: Pick<AccountRecord, "news">,
  left: ReadonlySet<Subscription>,
): EmailPreferences => ({
  news: left.has("news") ? "never" : news,
  invitations: !left.has("invitations"),
  reminders: !left.has("reminders"),
});

export const readEmails: Handler<"readEmails"> = async (context) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const left = await readUnsubscriptions(context, found.value.email);
  return done({ emails: preferencesOf(found.value, left) });
};

/** "Never" is having left: one switch, wherever it is pressed (decision 0074). */
export const changeEmails: Handler<"changeEmails"> = async (context, { body }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { value: account } = found;
  const before = await readUnsubscriptions(context, account.email);
  const { invitations, reminders, news } = body;
  const wanted = {
    invitations,
    reminders,
    news: news === undefined ? undefined : news !== "never",
  };
  const left = new Set(before);
  for (const subscription of Subscription.options) {
    const isIn = wanted[subscription];
    if (isIn === undefined || isIn !== before.has(subscription)) continue;
    setSubscribed(context, account.email, subscription, isIn);
    if (isIn) left.delete(subscription);
    else left.add(subscription);
  }
  const kept = news === undefined || news === "never" ? account.news : news;
  if (kept !== account.news) context.work.change("accounts", account, { news: kept });
  return done({ emails: preferencesOf({ news: kept }, left) });
};

/** Digests that wait for nine in the morning wait for it where their reader is by now. */
export const changeZone: Handler<"changeZone"> = async (context, { body: { zone } }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { value: account } = found;
  if (zone === account.zone) return done({ zone });
  context.work.change("accounts", account, { zone });
  const cards = await context.store.list("stories", { owner_account_id: account.id });
  for (const card of cards)
    if (card.digest_on !== null)
      bookkeep(context.work, card, { digest_on: nextDigest(context.now, zone) });
  return done({ zone });
};
