import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { planFor } from "#core/domain/delivery/index.ts";
import { blankReminder } from "#core/domain/reminder/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { type Card, refuseMessage } from "#core/domain/story/index.ts";
import { mailWords, peopleWords } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome } from "#core/kernel/index.ts";
import type { ParsedInputOf } from "#core/operations/index.ts";
import { changeCard, readCard, showStory } from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { cardPots, planDelivery, refuseFull, sendCard, sendTest } from "../../delivery/index.ts";
import { countIn } from "../../limits/index.ts";
import { cardName, tellOwner, thanksMail } from "../../mail/index.ts";
import { addReminder, choose } from "../../reminder/index.ts";

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

/** SEND-02, SEND-04. With `test` the mail goes to the owner alone and nothing is marked; with a day it goes then. */
export const sendStory: Handler<"sendStory"> = async (context, { body }, subject) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const message = (body.recipient_message ?? "").trim();
  const wrong = refuseMessage(message, false);
  if (wrong !== undefined) return invalid("recipient_message", wrong);
  const owner = found.value;
  const test = body.test === true;
  const isLater = !test && (body.deliver_on ?? body.deliver_at ?? body.deliver_zone) != null;
  const moment = isLater ? planFor(body, context.now) : null;
  if (moment?.ok === false) return moment;
  const card = await readCard(context, subject);
  const full = refuseFull(context, card);
  if (full) return full;
  const to = test ? owner.email : plainEmail(body.recipient_email);
  const letter = { to, name: (body.recipient_name ?? "").trim(), message };
  const over = await countIn(
    context,
    test ? [{ limit: "tests", of: owner.id }] : cardPots(owner.id, card.story, to),
  );
  if (over) return over;
  if (body.set_reminder === true && !test) {
    const kept = await keepReminder(context, card, owner, body);
    if (!kept.ok) return kept;
  }
  if (test) {
    await sendTest(context, card, owner, letter);
    return done({ story: showStory(context, card) });
  }
  if (moment !== null) {
    const planned = await planDelivery(context, card, letter, moment.value);
    return planned.ok
      ? done({ story: showStory(context, { ...card, story: planned.value }) })
      : planned;
  }
  return done({ story: showStory(context, await sendCard(context, card, owner, letter)) });
};

/** SEND-03. */
export const markSentByLink: Handler<"markSentByLink"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const full = refuseFull(context, card);
  if (full) return full;
  const story = changeCard(context, card.story, {
    setup_invite_complete: true,
    setup_send_complete: true,
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
