import type { AccountRecord } from "#core/domain/account/index.ts";
import { type DeliveryRecord, type HeldFor, nextLook } from "#core/domain/delivery/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { iso } from "#core/kernel/index.ts";
import { reschedule, withDelivery } from "../card/index.ts";
import { cardName, heldMail, post } from "../mail/index.ts";
import type { Sending } from "./dispatch.ts";

/** Holds a delivery until it is mended; its organiser is told once for each reason. */
export const holdDelivery = async (
  parts: Sending & { readonly now: number },
  delivery: DeliveryRecord,
  story: StoryRecord,
  owner: AccountRecord,
  why: HeldFor,
): Promise<void> => {
  const { work, now, settings } = parts;
  const due_on = iso(nextLook(Date.parse(delivery.goes_on), now));
  work.change("deliveries", delivery, { held_for: why, due_on });
  if (delivery.held_for === why) return;
  await reschedule(parts, story, withDelivery({ ...delivery, held_for: why }));
  work.tell(`story:${story.id}`, "story");
  post(parts, {
    kind: "held",
    to: owner.email,
    locale: owner.locale,
    sender: null,
    mail: heldMail(settings, {
      card: cardName(story),
      to: delivery.email,
      day: { day: delivery.local_day },
      why,
      storyId: story.id,
    }),
  });
};

/**
 * Holds what is planned for an address that the account which had it gives up: whoever has it next may be somebody
 * else, so its organiser says whether it goes there.
 */
export const holdAllTo = async (
  parts: Sending & { readonly now: number },
  email: string,
): Promise<void> => {
  const { store } = parts;
  const coming = (await store.list("deliveries", { email })).filter(
    ({ due_on, held_for }) => due_on !== null && held_for !== "address",
  );
  for (const delivery of coming) {
    const story = await store.find("stories", delivery.story_id);
    const owner =
      story?.owner_account_id == null ? null : await store.find("accounts", story.owner_account_id);
    if (story && owner) await holdDelivery(parts, delivery, story, owner, "address");
  }
};
