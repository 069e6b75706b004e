import { type DeliveryRecord, scheduledFor } from "#core/domain/delivery/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";

/** Gathers the day that a card goes out on next, once its deliveries are what `change` makes of them, and answers it. */
export const reschedule = async (
  { store, work }: Pick<Context, "store" | "work">,
  { id }: Pick<StoryRecord, "id">,
  change: (deliveries: readonly DeliveryRecord[]) => readonly DeliveryRecord[],
): Promise<string | null> => {
  const scheduled_for = scheduledFor(change(await store.list("deliveries", { story_id: id })));
  work.mark("stories", id, { scheduled_for });
  return scheduled_for;
};

/** With one of them as it is now. */
export const withDelivery =
  (one: DeliveryRecord) =>
  (deliveries: readonly DeliveryRecord[]): readonly DeliveryRecord[] => [
    ...deliveries.filter(({ id }) => id !== one.id),
    one,
  ];
