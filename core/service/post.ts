import { mailsOfRecipient, mailsOfSender } from "#core/domain/mail/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, type Outcome, refused } from "#core/kernel/index.ts";
import { spendAllowance, spendAllowances } from "./allowance.ts";
import type { Context } from "./context.ts";
import type { MailText } from "./mails/index.ts";

/** A mail on its way into the outbox. */
export interface Letter {
  /** What it is: code, invitation, nudge, role_request, card, thanks, contribution … */
  readonly kind: string;
  readonly to: string;
  /** The account that caused it; null for the site itself. */
  readonly sender: string | null;
  readonly mail: MailText;
}

/** Puts a mail into the outbox, in the same commit as what caused it (design rule 7). */
export const post = (
  context: Pick<Context, "work" | "ids" | "today">,
  { kind, to, sender, mail }: Letter,
): void => {
  context.work.add("mails", {
    id: context.ids.id(),
    version: 1,
    kind,
    to_email: to,
    ...mail,
    sender,
    due_on: context.today,
    attempts: 0,
    leased_until: null,
    sent_on: null,
    failed: null,
    created_on: context.today,
  });
  context.work.tell("mail", "due");
};

/**
 * Spends what mails to `to` cost their sender and their recipients (R17). Refused as limited when the sender has
 * nothing left; answers the addresses that may be written to, without those that had enough for today.
 */
export const mayPost = async (
  context: Context,
  sender: string,
  to: readonly string[],
): Promise<Outcome<ReadonlySet<string>, "limited">> => {
  const recipients = [...new Set(to)];
  if (recipients.length === 0) return done(new Set());
  if (!(await spendAllowance(context, `mails from ${sender}`, mailsOfSender, recipients.length)))
    return refused("limited", peopleWords.tooManyMails);
  const name = (email: string) => `mails to ${email}`;
  const exhausted = await spendAllowances(context, recipients.map(name), mailsOfRecipient);
  return done(new Set(recipients.filter((email) => !exhausted.has(name(email)))));
};

/**
 * A mail that tells an owner what happened to their card. It never holds up what it tells of: where the caps are
 * reached, or the owner wants none, it is left out.
 */
export const tellOwner = async (
  context: Context,
  story: { readonly owner_account_id: string | null; readonly owner_email_notifications: boolean },
  sender: string,
  kind: string,
  mail: MailText,
): Promise<void> => {
  if (!story.owner_email_notifications || story.owner_account_id === null) return;
  const owner = await context.store.find("accounts", story.owner_account_id);
  if (!owner) return;
  const may = await mayPost(context, sender, [owner.email]);
  if (may.ok && may.value.has(owner.email)) post(context, { kind, to: owner.email, sender, mail });
};
