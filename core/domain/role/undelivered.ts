import * as z from "zod/mini";
import { DeliveryReason, hasFailed, whyFailed } from "../mail/delivery.ts";
import type { RoleRecord } from "./record.ts";

/** An address that the card did not reach, and why; it is mended by sending to another one, or withdrawn (F-30). */
export const Undelivered = z.object({
  role_id: z.string(),
  email: z.string(),
  reason: DeliveryReason,
});
export type Undelivered = z.infer<typeof Undelivered>;

/** Whom a card did not reach by mail and who has not come by its link either. */
export const undeliveredOf = (roles: readonly RoleRecord[]): readonly Undelivered[] =>
  roles.flatMap(({ id, role_type, status, join_email, delivery, delivery_reason }) =>
    role_type === "recipient" && status === "pending" && join_email !== null && hasFailed(delivery)
      ? [{ role_id: id, email: join_email, reason: whyFailed(delivery_reason ?? "") }]
      : [],
  );
