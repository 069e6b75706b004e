import type { AccountId } from "#core/kernel/index.ts";
import { type Actor, isAuthoredBy } from "../access/actor.ts";
import type { AccountRecord } from "../account/record.ts";
import { whyFailed } from "../mail/delivery.ts";
import { helps, mayHelp } from "../role/helping.ts";
import type { RoleRecord } from "../role/record.ts";
import type { Person, Role } from "../role/role.ts";
import { tell } from "./audience.ts";
import { personFields, type RoleAudience, roleFields } from "./fields.ts";

/** A role with the person behind it and how many messages they sent. */
export interface RoleFacts {
  readonly role: RoleRecord;
  readonly account: Pick<
    AccountRecord,
    "email" | "first_name" | "last_name" | "hide_my_email"
  > | null;
  readonly slides: number;
  /** Accounts that help to organise the card. */
  readonly coOwners?: readonly AccountId[];
}

/** Tells which audience a viewer belongs to for somebody's part in a card. */
export const roleAudience = (
  { role }: Pick<RoleFacts, "role">,
  { actor, isOrganiser }: { readonly actor: Actor; readonly isOrganiser: boolean },
): RoleAudience => (isOrganiser ? "owner" : isAuthoredBy(actor, role) ? "own" : "fellow");

/**
 * Tells whether a role is shown to an audience. Of other people's roles the group sees those that are active, and none
 * that wait or were turned away.
 */
export const isShownTo = (role: RoleRecord, audience: RoleAudience): boolean =>
  audience !== "fellow" || (role.status === "active" && role.role_type !== null);

/**
 * A role as this audience is told of it. Somebody who hides their address hides it from the owner too, once they
 * have joined (OPEN-60).
 */
export const presentRole = (
  { role, account, slides, coOwners = [] }: RoleFacts,
  audience: RoleAudience,
  isMine: boolean,
): Role => {
  const hidden = !isMine && Boolean(account?.hide_my_email);
  return tell<Omit<Role, "story">>(
    {
      id: () => role.id,
      story_id: () => role.story_id,
      role_type: () => role.role_type,
      status: () => role.status,
      join_token: () => role.join_token,
      join_email: () => (hidden ? null : role.join_email),
      has_watched: () => role.has_watched,
      last_watched_on: () => role.last_watched_on,
      opened_on: () => role.opened_on,
      nudged_on: () => role.nudged_on,
      delivery: () => role.delivery,
      delivery_reason: () =>
        role.delivery_reason === null ? null : whyFailed(role.delivery_reason),
      guest_token: () => role.guest_token,
      created_on: () => role.created_on,
      person: () =>
        tell<Person>(
          {
            first_name: () => account?.first_name ?? role.guest_name ?? "",
            last_name: () => account?.last_name ?? "",
            email: () => (hidden ? null : (account?.email ?? role.join_email)),
          },
          personFields[audience],
        ),
      contribution_count: () => slides,
      co_owner: () => (mayHelp(role) ? helps({ co_owners: coOwners }, role) : null),
    },
    roleFields[audience],
  );
};
