import type { RoleStatus, RoleType } from "./role.ts";

interface Part {
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
}

/**
 * What an owner may make of somebody's part: answer a request either way, change their mind about one that was
 * turned down, shut an active member out. An invitation is answered by whoever was invited, and the owner's own
 * part never changes (ROLE-12, ROLE-13).
 */
const ownerMay: Readonly<Record<RoleStatus, readonly RoleStatus[]>> = {
  requested: ["active", "rejected"],
  rejected: ["active"],
  active: ["rejected"],
  pending: ["rejected"],
};

export const ownerMayChange = (part: Part, to: RoleStatus): boolean =>
  part.role_type !== "owner" &&
  part.role_type !== null &&
  (part.status === to || ownerMay[part.status].includes(to));

/** An invitation is open until it is answered or withdrawn; answering it the same way again is no error. */
export type InvitationVerdict = "answer" | "already" | "gone";

export const judgeInvitation = (part: Part, answer: "accept" | "reject"): InvitationVerdict => {
  if (part.role_type === null || part.role_type === "owner") return "gone";
  if (part.status === "pending") return "answer";
  if (part.status === (answer === "accept" ? "active" : "rejected")) return "already";
  return "gone";
};

/** A request for access, answered through the mailed link (ROLE-11): once; a second click finds it done. */
export const judgeApproval = (part: Part): InvitationVerdict => {
  if (part.role_type === null || part.role_type === "owner") return "gone";
  if (part.status === "requested") return "answer";
  return part.status === "active" ? "already" : "gone";
};

/** DELETE /role withdraws what is not joined; a joined member is removed by DELETE /story/role (OPEN-66). */
export const mayBeWithdrawn = (part: Part): boolean =>
  part.role_type !== "owner" && part.status !== "active";
