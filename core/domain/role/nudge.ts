import type { Instant } from "#core/kernel/index.ts";
import { limits } from "../limits/table.ts";
import type { RoleStatus, RoleType } from "./role.ts";

export interface NudgeFacts {
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
  readonly nudged_on?: string | null | undefined;
}

/** Invited people who have not joined, and contributors without a message (OPEN-70). */
export const mayBeNudged = (role: NudgeFacts, messages: number): boolean =>
  role.status === "pending"
    ? role.role_type !== null && role.role_type !== "owner"
    : role.status === "active" && role.role_type === "contributor" && messages === 0;

/** Tells whether a person was nudged within the last day; one nudge a day is the most (R17). */
export const nudgedLately = (role: NudgeFacts, now: Instant): boolean =>
  role.nudged_on != null && now - Date.parse(role.nudged_on) < limits.nudge.span;
