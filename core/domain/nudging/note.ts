import type { Instant } from "#core/kernel/index.ts";
import { addDays } from "../reminder/days.ts";
import { isToSign, type RoleRecord } from "../role/index.ts";
import { isDaytime, momentAt, morningHour, nextAt } from "../zone/index.ts";

/** How many of those who were asked to sign have. */
export interface Signed {
  readonly signed: number;
  readonly total: number;
  /** Whether people were invited by name, and nobody is waited for: a link alone never says who is still to come. */
  readonly isEveryone: boolean;
}

export const signedOf = (
  members: readonly { readonly role: RoleRecord; readonly slides: number }[],
): Signed => {
  const asked = members.filter(
    ({ role }) =>
      role.role_type === "contributor" && (role.status === "active" || role.status === "pending"),
  );
  const waited = asked.filter(({ role, slides }) => isToSign(role, slides));
  return {
    signed: asked.length - waited.length,
    total: asked.length,
    isEveryone: waited.length === 0 && asked.some(({ role }) => role.join_email !== null),
  };
};

/**
 * What there is to do about the note to an organiser: it goes once everyone has signed, else in the morning after the
 * day to sign by, and never at night; null where nobody was asked.
 */
export const noteOf = (
  { total, isEveryone }: Signed,
  { day, zone, now }: { readonly day: string; readonly zone: string | null; readonly now: Instant },
): "now" | Instant | null => {
  const after = momentAt(addDays(day, 1), morningHour, zone);
  if (!isEveryone && now < after) return after;
  if (total === 0) return null;
  return isDaytime(now, zone) ? "now" : nextAt(morningHour, now, zone);
};
