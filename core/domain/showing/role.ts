import { type Actor, made } from "../access/actor.ts";
import type { AccountRecord } from "../account/record.ts";
import type { RoleRecord } from "../role/record.ts";
import type { Role } from "../role/role.ts";

/** A role with the person behind it and how many messages they sent. */
export interface RoleFacts {
  readonly role: RoleRecord;
  readonly account: Pick<
    AccountRecord,
    "email" | "first_name" | "last_name" | "hide_my_email"
  > | null;
  readonly slides: number;
}

/**
 * A role as this viewer may see it. Addresses and join tokens are for the owner, who invited, and for the person
 * themselves; somebody who hides their address hides it from the owner too, once they have joined (OPEN-60).
 */
export const presentRole = (
  { role, account, slides }: RoleFacts,
  viewer: { readonly actor: Actor; readonly isOwner: boolean },
): Role => {
  const mine = made(viewer.actor, role);
  const shown = mine || (viewer.isOwner && !account?.hide_my_email);
  return {
    id: role.id,
    story_id: role.story_id,
    role_type: role.role_type,
    status: role.status,
    join_token: viewer.isOwner || mine ? role.join_token : null,
    join_email: shown ? role.join_email : null,
    has_watched: role.has_watched,
    last_watched_on: role.last_watched_on,
    nudged_on: viewer.isOwner ? role.nudged_on : null,
    created_on: role.created_on,
    person: {
      first_name: account?.first_name ?? "",
      last_name: account?.last_name ?? "",
      email: shown ? (account?.email ?? role.join_email) : null,
    },
    contribution_count: slides,
  };
};
