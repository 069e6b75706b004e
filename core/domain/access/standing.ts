import type { RoleRecord } from "../role/index.ts";
import { isOutside } from "../role/role.ts";
import type { StoryRecord } from "../story/index.ts";
import { type Actor, isAuthoredBy } from "./actor.ts";

/** Something that stands in a card, with the asking actor's own part in that card. `story` is null outside cards. */
export interface InCard {
  readonly story: StoryRecord | null;
  readonly role: RoleRecord | null;
}

/** The card's owner, also before sign-in (ROLE-06, OPEN-40). */
export const owns = (actor: Actor, { story }: Pick<InCard, "story">): boolean =>
  story !== null &&
  isAuthoredBy(actor, { account_id: story.owner_account_id, visitor_id: story.owner_visitor_id });

/** Whoever organises the card: its owner, or an account that the owner named beside them (decision 0077). */
export const organises = (actor: Actor, { story }: Pick<InCard, "story">): boolean =>
  owns(actor, { story }) ||
  (story !== null && actor.account !== null && story.co_owners.includes(actor.account));

/**
 * Whether this person is shut out of the card: blocked (no role type) or rejected, whatever link they hold and
 * whatever of their own is in it (ROLE-01, OPEN-64). The owner never is.
 */
export const isShutOut = (actor: Actor, subject: InCard | null): boolean =>
  subject !== null && subject.role !== null && !owns(actor, subject) && isOutside(subject.role);
