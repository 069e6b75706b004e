import { mayBeNudged, type NudgeFacts } from "./nudge.ts";
import type { Role } from "./role.ts";

/** How far somebody in a group is known to be: written to, on the card's page, or with a message in the card. */
export type SigningState = "invited" | "opened" | "signed";

/** An invitation counts as opened with the first gesture on its page, or with joining (OPEN-165). */
export const signingStateOf = ({
  status,
  opened_on,
  contribution_count,
}: Pick<Role, "status" | "opened_on" | "contribution_count">): SigningState =>
  contribution_count > 0
    ? "signed"
    : status === "active" || opened_on != null
      ? "opened"
      : "invited";

/** Whoever is asked to sign and has not: they are who a nudge to everyone reaches (OPEN-70). */
export const isToSign = (role: NudgeFacts, messages: number): boolean =>
  role.role_type === "contributor" && mayBeNudged(role, messages);
