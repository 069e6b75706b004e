import { type DeliveryRecord, planFor, presentDeliveries } from "#core/domain/delivery/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { refuseMessage, type StoryRecord } from "#core/domain/story/index.ts";
import { deliveryWords } from "#core/domain/words/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import { changeCard, readCard, reschedule, showStory, withDelivery } from "../../card/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { refuseFull, sendCard } from "../dispatch.ts";
import { cardPots, comingOf } from "../planning.ts";

const alreadyGone = () => refused("gone", deliveryWords.alreadyGone);

const show = async (
  { store }: Context,
  story: StoryRecord,
  deliveries: readonly DeliveryRecord[],
) => presentDeliveries({ story, deliveries, members: await store.members(story.id) });

export const readDeliveries: Handler<"readDeliveries"> = async (context, _asked, { story }) => {
  const deliveries = await context.store.list("deliveries", { story_id: story.id });
  return done({ deliveries: await show(context, story, deliveries) });
};

/** Another moment, address or note for what has not gone; what is not sent stays (API-65). */
export const changeDelivery: Handler<"changeDelivery"> = async (context, { body }, subject) => {
  const { delivery } = subject;
  if (delivery.due_on === null) return alreadyGone();
  const account = await accountOf(context);
  if (!account.ok) return account;
  const message = (body.recipient_message ?? delivery.message).trim();
  const wrong = refuseMessage(message, false);
  if (wrong !== undefined) return invalid("recipient_message", wrong);
  const card = await readCard(context, subject);
  const full = refuseFull(context, card);
  if (full) return full;
  const asked = {
    deliver_on: body.deliver_on ?? delivery.local_day,
    deliver_at: body.deliver_at ?? delivery.local_time,
    deliver_zone: body.deliver_zone ?? delivery.zone,
  };
  const isMoved =
    asked.deliver_on !== delivery.local_day ||
    asked.deliver_at !== delivery.local_time ||
    asked.deliver_zone !== delivery.zone;
  const moment = planFor(asked, context.now);
  // one that is held goes as soon as it may, whatever else of it is changed
  if (isMoved && !moment.ok) return moment;
  const email =
    body.recipient_email === undefined ? delivery.email : plainEmail(body.recipient_email);
  if (email !== delivery.email) {
    const coming = await comingOf(context, card.story);
    if (coming.some((other) => other.id !== delivery.id && other.email === email))
      return invalid("recipient_email", deliveryWords.twice);
    const over = await countIn(context, cardPots(account.value.id, card.story, email));
    if (over) return over;
  }
  const changed = {
    ...(isMoved && moment.ok
      ? moment.value
      : { due_on: delivery.held_for === null ? delivery.goes_on : context.today }),
    email,
    recipient_name: (body.recipient_name ?? delivery.recipient_name).trim(),
    message,
    held_for: isMoved || email !== delivery.email ? null : delivery.held_for,
  };
  context.work.change("deliveries", delivery, changed);
  context.work.tell("delivery", "planned");
  const scheduled_for = await reschedule(
    context,
    card.story,
    withDelivery({ ...delivery, ...changed }),
  );
  const story = changeCard(context, card.story, { scheduled_for });
  const [shown] = await show(context, story, [{ ...delivery, ...changed }]);
  return done({ delivery: shown as NonNullable<typeof shown> });
};

export const cancelDelivery: Handler<"cancelDelivery"> = async (context, _asked, subject) => {
  const { story, delivery } = subject;
  if (delivery.due_on === null) return alreadyGone();
  // as of the version read: what goes at this moment is not said to be cancelled
  context.work.change("deliveries", delivery, {});
  context.work.remove("deliveries", { id: delivery.id });
  await reschedule(context, story, (all) => all.filter(({ id }) => id !== delivery.id));
  changeCard(context, story, {});
  return done(null);
};

/** Sends at once what was planned for later, or is held. */
export const deliverNow: Handler<"deliverNow"> = async (context, _asked, subject) => {
  const { delivery } = subject;
  if (delivery.due_on === null) return alreadyGone();
  const account = await accountOf(context);
  if (!account.ok) return account;
  const card = await readCard(context, subject);
  const full = refuseFull(context, card);
  if (full) return full;
  const { email: to, recipient_name: name, message } = delivery;
  const gone = { due_on: null, held_for: null, gone_on: context.today };
  context.work.change("deliveries", delivery, gone);
  const sent = await sendCard(context, card, account.value, { to, name, message });
  const scheduled_for = await reschedule(
    context,
    card.story,
    withDelivery({ ...delivery, ...gone }),
  );
  return done({ story: showStory(context, { ...sent, story: { ...sent.story, scheduled_for } }) });
};
