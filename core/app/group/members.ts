import {
  isOwnerRole,
  isToSign,
  mayBeNudged,
  nudgedLately,
  type Role,
  type SigningState,
  signingStateOf,
} from "#core/domain/role/index.ts";
import type { Instant } from "#core/kernel/index.ts";

const rank = (role: Role): number =>
  isOwnerRole(role) ? 0 : role.co_owner ? 1 : role.contribution_count > 0 ? 2 : 3;

/** Who is in or invited, the owner first, then who helps them, then whoever signed, then whoever is waited for. */
export const membersAmong = (roles: readonly Role[]): readonly Role[] =>
  roles
    .filter((role) => isOwnerRole(role) || role.role_type === "contributor")
    .filter(({ status }) => status === "active" || status === "pending")
    .sort((a, b) => rank(a) - rank(b));

export const requestsAmong = (roles: readonly Role[]): readonly Role[] =>
  roles.filter(({ status }) => status === "requested");

/** Turned down; the owner may still let them in. */
export const turnedDownAmong = (roles: readonly Role[]): readonly Role[] =>
  roles.filter((role) => role.status === "rejected" && !isOwnerRole(role));

export const hasSigned = (role: Role): boolean => role.contribution_count > 0;

/** Waited for: invited and not here, or here without a message (OPEN-70). */
export const isAwaited = (role: Role): boolean => mayBeNudged(role, role.contribution_count);

/** Asked to sign, and has not. */
export const isAskedToSign = (role: Role): boolean => isToSign(role, role.contribution_count);

/** Whom a nudge to everyone reaches now: each person once a day at most. */
export const toNudgeAmong = (members: readonly Role[], now: Instant): readonly Role[] =>
  members.filter((role) => isAskedToSign(role) && !nudgedLately(role, now));

/** Members by how far they are known to be; the owner is there in any case (OPEN-165). */
export const bySigningState = (
  members: readonly Role[],
): Readonly<Record<SigningState, readonly Role[]>> => {
  const of = (state: SigningState) => members.filter((role) => signingStateOf(role) === state);
  return { invited: of("invited"), opened: of("opened"), signed: of("signed") };
};
