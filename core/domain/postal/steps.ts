import type { PostalOrderRecord } from "./record.ts";

type Ordered = Pick<PostalOrderRecord, "status">;

/** How far a paid order is brought, by an operator or a service that prints. */
export type OrderStep = "printing" | "posted";
/** From where each step leads on. */
const before: Readonly<Record<OrderStep, readonly PostalOrderRecord["status"][]>> = {
  printing: ["paid"],
  posted: ["paid", "printing"],
};
export const leadsTo = ({ status }: Ordered, step: OrderStep): boolean =>
  before[step].includes(status);

/** Whether somebody paid for a card that isn't on its way yet: it is made whoever is gone. */
export const isOwed = ({ status }: Ordered): boolean => status === "paid" || status === "printing";
