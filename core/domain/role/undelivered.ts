import { hasFailed, whyFailed } from "../mail/delivery.ts";
import type { Undelivered } from "../mail/undelivered.ts";
import type { RoleRecord } from "./record.ts";

/** Lists recipients whom a card did not reach by mail, and who have not opened its link either. */
export const undeliveredOf = (roles: readonly RoleRecord[]): readonly Undelivered[] =>
  roles.flatMap(({ id, role_type, status, join_email, delivery, delivery_reason }) =>
    role_type === "recipient" && status === "pending" && join_email !== null && hasFailed(delivery)
      ? [{ role_id: id, email: join_email, reason: whyFailed(delivery_reason ?? "") }]
      : [],
  );
