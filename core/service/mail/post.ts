import type { AccountRecord } from "#core/domain/account/index.ts";
import type { LeavableKind, MailKind } from "#core/domain/mail/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";
import { type Counters, type Pot, readAccounts, spendAll } from "../limits/index.ts";
import { type LastingMail, type LeavableMail, render } from "./templates/index.ts";

/** A mail on its way into the outbox; kinds that can be left come with the way out. */
export type Letter = Addressed &
  (
    | { readonly kind: LeavableKind; readonly mail: LeavableMail }
    | { readonly kind: Exclude<MailKind, LeavableKind>; readonly mail: LastingMail }
  );
interface Addressed {
  readonly to: string;
  /** The language of who gets it (BCP 47); null where it is not known. */
  readonly locale?: string | null;
  /** The account that caused it; null for the site itself. */
  readonly sender: string | null;
  /** The place in a card that it is about: its owner hears whether it got there. */
  readonly role?: RoleRecord;
}

/** Puts a mail into the outbox, in the same commit as what caused it (design rule 7). */
export const post = (
  context: Pick<Context, "work" | "ids" | "today" | "translator"> &
    Partial<Pick<Context, "caller">>,
  { kind, to, sender, mail, role, locale }: Letter,
): void => {
  context.work.add("mails", {
    id: context.ids.id(),
    version: 1,
    kind,
    to_email: to,
    // in the language of who gets it, else of who causes it
    ...render(mail, context.translator.in(locale ?? context.caller?.languages ?? null)),
    role_id: role?.id ?? null,
    sender,
    due_on: context.today,
    attempts: 0,
    leased_until: null,
    sent_on: null,
    failed: null,
    failed_as: null,
    failed_on: null,
    delivered_on: null,
    created_on: context.today,
  });
  if (role) context.work.mark("roles", role.id, { delivery: "queued", delivery_reason: null });
  context.work.tell("mail", "due");
};

/** Says which language each of these addresses is written to in; null for one that has no account, or said nothing. */
export const readLocales = async (
  { store }: Pick<Context, "store">,
  emails: readonly string[],
): Promise<(email: string) => string | null> => {
  const accounts = emails.length === 0 ? [] : await store.list("accounts", { email: emails });
  const locales = new Map(accounts.map(({ email, locale }) => [email, locale]));
  return (email) => locales.get(email) ?? null;
};

/** What an invitation or a nudge counts against, beside the card's own limit. */
export const invitingPots = (sender: string, to: string): readonly Pot[] => [
  { limit: "invitationsOfPair", of: `${sender} ${to}` },
  { limit: "invitationsToAddress", of: to },
];

/** News of a card: what can be left comes with the way out. */
type Notice =
  | { readonly kind: "contribution"; readonly mail: LeavableMail }
  | { readonly kind: "role_request" | "thanks"; readonly mail: LastingMail };
type NoticeKind = Notice["kind"];
const noticeKinds: readonly NoticeKind[] = ["contribution", "role_request", "thanks"];
type NotifiedStory = Pick<StoryRecord, "id" | "owner_account_id" | "owner_email_notifications">;

const potOfPair = ({ actor }: Context, { id }: NotifiedStory): Pot => ({
  limit: "noticesOfPair",
  of: `${actor.account ?? actor.visitor} ${id}`,
});
const potOfRequest = (context: Context, story: NotifiedStory): Pot => ({
  limit: "requests",
  of: potOfPair(context, story).of,
});
const potOfKind = ({ id }: NotifiedStory, kind: NoticeKind): Pot => ({
  limit: "noticesOfCard",
  of: `${id} ${kind}`,
});

/** Who asks, whom to tell, and what has been told already. */
export interface Noticing {
  readonly asker: AccountRecord | null;
  readonly owner: AccountRecord | null;
  readonly counters: Counters;
}

/** Reads what telling an owner takes, with the asker's account and other pots that are needed, in one round trip. */
export const readNoticing = async (
  context: Context,
  story: NotifiedStory,
  others: readonly Pot[] = [],
): Promise<Noticing> => {
  const { account: asker } = context.actor;
  const owner = story.owner_account_id;
  const kinds = noticeKinds.map((kind) => potOfKind(story, kind));
  const own = [potOfPair(context, story), potOfRequest(context, story)];
  const pots = [...own, ...kinds, ...others];
  const { account, counters } = await readAccounts(context, [asker, owner], pots);
  return { asker: account(asker), owner: account(owner), counters };
};

/**
 * A mail that tells an owner what happened to their card. It never holds up what it tells of: where one person, or one
 * kind of news, had enough of them, or the owner wants none, it is left out. It costs nobody a mail of their own.
 */
export const tellOwner = async (
  context: Context,
  story: NotifiedStory,
  notice: Notice,
  noticing?: Noticing,
): Promise<void> => {
  if (!story.owner_email_notifications || story.owner_account_id === null) return;
  const { owner, counters } = noticing ?? (await readNoticing(context, story));
  if (!owner) return;
  const pots = [
    potOfPair(context, story),
    potOfKind(story, notice.kind),
    // however often it is withdrawn and made again (F-01)
    ...(notice.kind === "role_request" ? [potOfRequest(context, story)] : []),
  ];
  if (spendAll(counters, pots) === null)
    post(context, {
      ...notice,
      to: owner.email,
      locale: owner.locale,
      sender: context.actor.account,
    });
};
