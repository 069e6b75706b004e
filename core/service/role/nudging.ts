import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { isOutside } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { Context } from "../context/index.ts";
import type { Pot } from "../limits/index.ts";
import { cardName, invitingPots, type MailLogo, nudgeMail, post, wayOut } from "../mail/index.ts";
import type { Member } from "../ports/index.ts";

/** Where a member is written to, null when no address is known. */
export const addressOf = ({ account, role }: Member): string | null =>
  account?.email ?? role.join_email;

/** The name of who a card is for; "" while nobody has said. */
export const nameOfRecipient = (story: StoryRecord): string =>
  fullName({ first_name: story.recipient_first_name, last_name: story.recipient_last_name });

/** Addresses of people who were shut out of the card: nobody writes to them about it, and nobody is told (OPEN-60). */
export const shutOutOf = (members: readonly Member[]): ReadonlySet<string> =>
  new Set(
    members.flatMap(({ account, role }) => (account && isOutside(role) ? account.email : [])),
  );

/** Who reads a nudge, in which language, and the card's logo. */
export interface Reader {
  readonly to: string;
  readonly locale: string | null;
  readonly logo: MailLogo | null;
}
/** What a nudge takes, within a call or on a morning. */
type Nudging = Pick<Context, "work" | "ids" | "today" | "translator" | "settings" | "secrets"> &
  Partial<Pick<Context, "caller">>;

/** Puts the mail into the outbox that asks somebody again, and says so of their part. */
export const postNudge = (
  context: Nudging,
  story: StoryRecord,
  sender: Pick<AccountRecord, "id" | "first_name" | "last_name">,
  { role }: Member,
  { to, locale, logo }: Reader,
): void => {
  context.work.change("roles", role, { nudged_on: context.today });
  post(context, {
    kind: "nudge",
    to,
    locale,
    role,
    sender: sender.id,
    mail: nudgeMail(context.settings, {
      whom: fullName(sender) || mailWords.somebody,
      card: cardName(story),
      logo,
      joinToken: role.status === "pending" ? role.join_token : null,
      groupToken: story.group_token,
      recipient: nameOfRecipient(story),
      wayOut: wayOut(context.secrets, "nudge", to),
    }),
  });
};

/** What one nudge counts against, beside the sender's own mails. */
export const nudgePots = (story: StoryRecord, sender: string, to: string): readonly Pot[] => [
  // by card and address, so that inviting somebody anew makes no new room
  { limit: "nudge", of: `${story.id} ${to}` },
  ...invitingPots(sender, to),
];
