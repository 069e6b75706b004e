import { days, minutes, type Span } from "#core/kernel/index.ts";
import { beforeWorkingDays } from "./days.ts";
import { postOn, printingDays } from "./delivery.ts";
import { classOf } from "./prices.ts";
import type { PostalOrderRecord } from "./record.ts";

/** How far whoever prints an order is with it: they have it, print it, posted it, or don’t make it after all. */
export type PrintStage = "received" | "printing" | "posted" | "cancelled";

/** A service is asked so often how an order stands; it may say by itself that something became of it. */
export const lookEvery: Span = minutes(60);

/** Waits after one try in vain, two, …; the last one goes on for good: somebody paid. */
const waits: readonly Span[] = [1, 5, 30, 120, 720].map(minutes);
/** How long to wait after `attempts` tries in vain, the last of them just now. */
export const retryAfter = (attempts: number): Span =>
  waits[Math.min(Math.max(attempts, 1), waits.length) - 1] as Span;

/** How long a print is kept after its card was posted, or cancelled. */
export const printKeptFor: Span = days(30);

/** The day an order is handed over to be there by its day; null where nothing is known of one. */
export const handOverOn = ({
  delivery_by,
  postal_class,
}: Pick<PostalOrderRecord, "delivery_by" | "postal_class">): string | null => {
  const postage = classOf(postal_class);
  if (delivery_by === null || postage === null) return null;
  return beforeWorkingDays(postOn(delivery_by, postage), printingDays);
};
