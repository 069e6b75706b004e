import type { DeliveryRecord } from "./record.ts";

/** The day that a card goes out on next, as it was chosen; null where none of its deliveries is to come by itself. */
export const scheduledFor = (
  deliveries: readonly Pick<DeliveryRecord, "local_day" | "due_on" | "held_for">[],
): string | null =>
  deliveries
    .filter(({ due_on, held_for }) => due_on !== null && held_for === null)
    .map(({ local_day }) => local_day)
    .sort()[0] ?? null;
