import type { PostalOrder } from "./order.ts";

/**
 * Whether an order is still news to whoever made it: begun, or on its way.
 * @param today a calendar day, YYYY-MM-DD
 */
export const isUnderWay = (
  { status, delivery_by }: Pick<PostalOrder, "status" | "delivery_by">,
  today: string,
): boolean =>
  status === "posted"
    ? delivery_by !== null && delivery_by.slice(0, 10) >= today
    : status !== "cancelled";
