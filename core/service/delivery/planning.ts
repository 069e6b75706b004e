import { type DeliveryRecord, deliveryMaximum, type Planned } from "#core/domain/delivery/index.ts";
import type { Card, StoryRecord } from "#core/domain/story/index.ts";
import { deliveryWords } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome } from "#core/kernel/index.ts";
import { changeCard, reschedule, withDelivery } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import type { Pot } from "../limits/index.ts";
import type { CardLetter } from "./dispatch.ts";

/** A card has a rate limit of its own: nobody is kept from it by what others invite its recipient to. */
export const cardPots = (owner: string, { id }: StoryRecord, to: string): readonly Pot[] => [
  { limit: "cardToAddress", of: `${id} ${to}` },
  { limit: "cardsOfPair", of: `${owner} ${to}` },
  { limit: "mailsOfSender", of: owner },
];

/** What is planned of a card and has not gone. */
export const comingOf = async (
  { store }: Pick<Context, "store">,
  story: Pick<StoryRecord, "id">,
): Promise<readonly DeliveryRecord[]> =>
  (await store.list("deliveries", { story_id: story.id })).filter(({ due_on }) => due_on !== null);

/**
 * Plans a card for an address; what was planned for the same one before is changed, so that there is one of each. As
 * of the version of the card that was read, which keeps two calls at one moment from planning two.
 */
export const planDelivery = async (
  context: Context,
  { story }: Pick<Card, "story">,
  { to, name, message }: CardLetter,
  moment: Planned,
): Promise<Outcome<StoryRecord, "invalid">> => {
  const { work, ids, today } = context;
  const coming = await comingOf(context, story);
  const known = coming.find(({ email }) => email === to);
  const facts = { ...moment, recipient_name: name, message, held_for: null };
  if (!known && coming.length >= deliveryMaximum)
    return invalid("deliver_on", deliveryWords.tooMany(deliveryMaximum));
  const planned: DeliveryRecord = {
    id: ids.id(),
    version: 1,
    story_id: story.id,
    email: to,
    gone_on: null,
    created_on: today,
    ...known,
    ...facts,
  };
  if (known) work.change("deliveries", known, facts);
  else work.add("deliveries", planned);
  work.tell("delivery", "planned");
  const scheduled_for = await reschedule(context, story, withDelivery(planned));
  return done(changeCard(context, story, { scheduled_for }));
};
