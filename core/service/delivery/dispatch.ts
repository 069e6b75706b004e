import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { messageLimit } from "#core/domain/payment/index.ts";
import type { RoleRecord } from "#core/domain/role/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { type Card, isMessage, type StoryRecord } from "#core/domain/story/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import { type Refused, refused } from "#core/kernel/index.ts";
import { changeCard } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import { cardMail, mailLogoOf, post, readLocales } from "../mail/index.ts";
import { groupChanged, newRole } from "../role/index.ts";

/** What sending a card takes, within a call or at the moment that was planned. */
export type Sending = Pick<
  Context,
  "store" | "ids" | "settings" | "translator" | "work" | "today"
> &
  Partial<Pick<Context, "caller">>;

/** Who a card goes to, and what the organiser writes to them. */
export interface CardLetter {
  /** As it is kept and compared. */
  readonly to: string;
  readonly name: string;
  readonly message: string;
}

/** Sending asks for the tier that the card has grown to (PAY-02, OPEN-150). */
export const refuseFull = (
  { settings, reporter }: Pick<Context, "settings" | "reporter">,
  card: Card,
): Refused<"paywall"> | null => {
  const limit = messageLimit(settings.tiers, card.story.product_tier);
  const messages = card.slides.filter((s) => isMessage(s) && s.status === "approved").length;
  if (limit === null || messages <= limit) return null;
  reporter.event("paywall", { tier: card.story.product_tier, messages });
  return refused("paywall", peopleWords.cardFull);
};

/** The recipient's place in the group; one address keeps one row however often the card is sent (ROLE-17). */
const expectRecipient = (parts: Sending, { story, roles }: Card, email: string): RoleRecord => {
  const known = roles.find((r) => r.join_email === email && r.role_type === "recipient");
  if (known) return known;
  const role = newRole(parts, story, {
    account: null,
    role_type: "recipient",
    status: "pending",
    join_email: email,
  });
  parts.work.add("roles", role);
  groupChanged(parts, story);
  return role;
};

/** The link in the mail; a private card lets its recipient in by the invitation that comes along (OPEN-63). */
const linkFor = (story: StoryRecord, role: RoleRecord | null) =>
  story.recipient_link_privacy === "private" && role?.status === "pending" ? role.join_token : null;

const postCard = async (
  parts: Sending,
  card: Card,
  owner: AccountRecord,
  { to, name, message }: CardLetter,
  role: RoleRecord | null,
): Promise<void> => {
  const test = role === null;
  post(parts, {
    kind: test ? "test" : "card",
    to,
    locale: (await readLocales(parts, [to]))(to),
    ...(role ? { role } : {}),
    sender: owner.id,
    mail: cardMail(parts.settings, {
      whom: fullName(owner) || mailWords.somebody,
      recipientName: name,
      recipientToken: card.story.recipient_token,
      joinToken: linkFor(card.story, role),
      message,
      test,
      logo: await mailLogoOf(parts, card.story),
      cover: coverSlide(card.slides)?.thumbnail_key ?? null,
      isTogether: card.slides.some(
        (s) => isMessage(s) && s.status === "approved" && s.account_id !== owner.id,
      ),
    }),
  });
};

/** Puts the mail into the outbox that shows the owner how it looks; nothing is marked. */
export const sendTest = (
  parts: Sending,
  card: Card,
  owner: AccountRecord,
  letter: CardLetter,
): Promise<void> => postCard(parts, card, owner, letter, null);

/**
 * Sends a card: its mail is in the outbox, its recipient in the group, and the card says so, all in the one commit of
 * `parts.work` and as of the version of the card that was read (SEND-02, SEND-04). Answers the card as it is then.
 */
export const sendCard = async (
  parts: Sending,
  card: Card,
  owner: AccountRecord,
  letter: CardLetter,
): Promise<Card> => {
  const role = expectRecipient(parts, card, letter.to);
  await postCard(parts, card, owner, letter, role);
  const story = changeCard(parts, card.story, {
    setup_invite_complete: true,
    setup_send_complete: true,
    sent_by_email_on: parts.today,
    last_role_update: parts.today,
  });
  const others = card.roles.filter(({ id }) => id !== role.id);
  return { ...card, story, roles: [...others, { ...role, delivery: "queued" }] };
};
