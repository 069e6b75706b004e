import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { messageLimit } from "#core/domain/payment/index.ts";
import { blankReminder } from "#core/domain/reminder/index.ts";
import { plainEmail, type RoleRecord } from "#core/domain/role/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { type Card, isMessage, refuseMessage, type StoryRecord } from "#core/domain/story/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import type { ParsedInputOf } from "#core/operations/index.ts";
import { changeCard, readCard, showStory } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { countIn, type Pot } from "../../limits/index.ts";
import { cardMail, cardName, post, readLocales, tellOwner, thanksMail } from "../../mail/index.ts";
import { addReminder, choose } from "../../reminder/index.ts";
import { groupChanged, newRole } from "../../role/index.ts";

/** Sending asks for the tier that the card has grown to (PAY-02, OPEN-150). */
const mayBeSent = (context: Context, card: Card): Outcome<null, "paywall"> => {
  const limit = messageLimit(context.settings.tiers, card.story.product_tier);
  const messages = card.slides.filter((s) => isMessage(s) && s.status === "approved").length;
  if (limit === null || messages <= limit) return done(null);
  context.reporter.event("paywall", { tier: card.story.product_tier, messages });
  return refused("paywall", peopleWords.cardFull);
};

const setUp = { setup_invite_complete: true, setup_send_complete: true } as const;

/** The recipient's place in the group; one address keeps one row however often the card is sent (ROLE-17). */
const expectRecipient = (context: Context, card: Card, email: string): RoleRecord => {
  const known = card.roles.find((r) => r.join_email === email && r.role_type === "recipient");
  if (known) return known;
  const role = newRole(context, card.story, {
    account: null,
    role_type: "recipient",
    status: "pending",
    join_email: email,
  });
  context.work.add("roles", role);
  groupChanged(context, card.story);
  return role;
};

/** The link in the mail; a private card lets its recipient in by the invitation that comes along (OPEN-63). */
const linkFor = (story: StoryRecord, role: RoleRecord | null) =>
  story.recipient_link_privacy === "private" && role?.status === "pending" ? role.join_token : null;

/** Gathers the reminder that is wanted while sending: of the next time this comes round (SEND-05). */
const keepReminder = async (
  context: Context,
  { story }: Card,
  owner: AccountRecord,
  body: ParsedInputOf<"sendStory">["body"],
): Promise<Outcome<unknown, "invalid" | "limited">> => {
  const { reminder_occasion_date, reminder_days_before, reminder_offset, reminder_title } = body;
  if (!reminder_occasion_date) return invalid("reminder_occasion_date", peopleWords.noOccasionDate);
  const { recipient_first_name, recipient_last_name } = story;
  const isNamed = recipient_first_name !== "" || recipient_last_name !== "";
  const picked = choose(
    { ...blankReminder, occasion_date: "", repeat: true },
    {
      title: reminder_title,
      occasion: story.occasion,
      occasion_date: reminder_occasion_date,
      recipient_email: plainEmail(body.recipient_email),
      days_before: reminder_days_before,
      reminder_offset,
      ...(isNamed
        ? { recipient_first_name, recipient_last_name }
        : { recipient_name: body.recipient_name }),
    },
  );
  return picked.ok ? addReminder(context, owner, { ...picked.value, story_id: story.id }) : picked;
};

/** A card has a rate limit of its own: nobody is kept from it by what others invite its recipient to. */
const cardPots = (owner: string, { id }: StoryRecord, to: string, test: boolean): readonly Pot[] =>
  test
    ? [{ limit: "tests", of: owner }]
    : [
        { limit: "cardToAddress", of: `${id} ${to}` },
        { limit: "cardsOfPair", of: `${owner} ${to}` },
        { limit: "mailsOfSender", of: owner },
      ];

/** SEND-02, SEND-04. With `test` the mail goes to the owner alone and nothing is marked. */
export const sendStory: Handler<"sendStory"> = async (context, { body }, subject) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const message = (body.recipient_message ?? "").trim();
  const wrong = refuseMessage(message, false);
  if (wrong !== undefined) return invalid("recipient_message", wrong);
  const card = await readCard(context, subject);
  const may = mayBeSent(context, card);
  if (!may.ok) return may;
  const owner = found.value;
  const test = body.test === true;
  const to = test ? owner.email : plainEmail(body.recipient_email);
  const over = await countIn(context, cardPots(owner.id, card.story, to, test));
  if (over) return over;
  if (body.set_reminder === true && !test) {
    const kept = await keepReminder(context, card, owner, body);
    if (!kept.ok) return kept;
  }
  const role = test ? null : expectRecipient(context, card, to);
  const cover = coverSlide(card.slides);
  post(context, {
    kind: test ? "test" : "card",
    to,
    locale: (await readLocales(context, [to]))(to),
    ...(role ? { role } : {}),
    sender: owner.id,
    mail: cardMail(context.settings, {
      whom: fullName(owner) || mailWords.somebody,
      recipientName: (body.recipient_name ?? "").trim(),
      recipientToken: card.story.recipient_token,
      joinToken: linkFor(card.story, role),
      message,
      test,
      cover: cover?.thumbnail_key ?? null,
      isTogether: card.slides.some(
        (s) => isMessage(s) && s.status === "approved" && s.account_id !== owner.id,
      ),
    }),
  });
  if (test) return done({ story: showStory(context, card) });
  const story = changeCard(context, card.story, {
    ...setUp,
    sent_by_email_on: context.today,
    last_role_update: context.today,
  });
  const others = card.roles.filter(({ id }) => id !== role?.id);
  const roles = role ? [...others, { ...role, delivery: "queued" as const }] : others;
  return done({ story: showStory(context, { ...card, story, roles }) });
};

/** SEND-03. */
export const markSentByLink: Handler<"markSentByLink"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const may = mayBeSent(context, card);
  if (!may.ok) return may;
  const story = changeCard(context, card.story, {
    ...setUp,
    sent_by_copy_link_on: context.today,
  });
  return done({ story: showStory(context, { ...card, story }) });
};

/** RECIP-05, RECIP-07: the words are kept on the card, and its owner is told. */
export const thank: Handler<"thank"> = async (context, { body }, subject) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const message = body.thanks_message.trim();
  const wrong = refuseMessage(message);
  if (wrong !== undefined) return invalid("thanks_message", wrong);
  const card = await readCard(context, subject);
  const story = changeCard(context, card.story, {
    thanks_message: message,
    thanks_sent_on: context.today,
    thanks_account_id: account.value.id,
    thanks_from: fullName(account.value) || null,
  });
  // what they put out of sight is not sent again
  if (!story.thanks_hidden)
    await tellOwner(context, story, {
      kind: "thanks",
      mail: thanksMail(context.settings, {
        whom: fullName(account.value) || mailWords.somebody,
        card: cardName(story),
        storyId: story.id,
        message,
      }),
    });
  return done({ story: showStory(context, { ...card, story }, "recipient") });
};

/** RECIP-06. */
export const removeThanks: Handler<"removeThanks"> = (context, _asked, { story }) => {
  if (story.thanks_message !== null)
    changeCard(context, story, {
      thanks_message: null,
      thanks_sent_on: null,
      thanks_from: null,
      thanks_account_id: null,
    });
  return done(null);
};
