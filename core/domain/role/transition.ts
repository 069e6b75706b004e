import { isOwnerRole, type RoleStatus, type RoleType } from "./role.ts";

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
  !isOwnerRole(part) &&
  part.role_type !== null &&
  (part.status === to || ownerMay[part.status].includes(to));

/** An invitation is accepted or rejected by whoever was invited, a request for access approved by the owner (ROLE-11). */
export type RoleAnswer = "accept" | "reject" | "approve";

const answers: Readonly<
  Record<RoleAnswer, { readonly to: RoleStatus; readonly from: RoleStatus }>
> = {
  accept: { from: "pending", to: "active" },
  reject: { from: "pending", to: "rejected" },
  approve: { from: "requested", to: "active" },
};

/**
 * What becomes of a part by an answer: its status afterwards, the one it has where it was answered so before; null
 * where there is nothing to be answered any more.
 */
export const statusAfter = (part: Part, answer: RoleAnswer): RoleStatus | null => {
  if (part.role_type === null || isOwnerRole(part)) return null;
  const { from, to } = answers[answer];
  return part.status === from || part.status === to ? to : null;
};

/** DELETE /role withdraws what is not joined; a joined member is removed by DELETE /story/role (OPEN-66). */
export const mayBeWithdrawn = (part: Part): boolean =>
  !isOwnerRole(part) && part.status !== "active";
