import { isOutside, isUsable, type RoleStatus, type RoleType, type TokenType } from "./role.ts";

/** The part that a link gives: group and invite links make contributors, watch links viewers (ROLE-07, ROLE-08). */
export const partOf = (link: TokenType): RoleType =>
  link === "recipient" ? "recipient" : link === "watch" ? "viewer" : "contributor";

/** Joining through a link: a public one or an invitation lets in at once, a private one asks the owner (OPEN-63, OPEN-64). */
export const joinStatus = (
  link: TokenType,
  privacy: "public" | "private",
  invited: boolean,
): RoleStatus => (privacy === "public" || invited || link === "watch" ? "active" : "requested");

const reach: Readonly<Record<RoleType, number>> = {
  viewer: 0,
  contributor: 1,
  recipient: 1,
  owner: 2,
};

/** What was asked for, from the least: who may sign a card also opens it, and who may open it also watches. */
const asked: Readonly<Record<RoleType, number>> = {
  viewer: 0,
  recipient: 1,
  contributor: 2,
  owner: 3,
};

interface Part {
  readonly role_type: RoleType | null;
  readonly status: RoleStatus;
}
interface Joined {
  readonly role_type: RoleType;
  readonly status: RoleStatus;
}

/**
 * The part of somebody who has one already and opens a link; null where it stays as it is. An active part is never
 * weakened, and a watcher may become more. A request stands until it is answered: only a link that lets in at once, to
 * what was asked for or more, takes its place (F-07).
 */
export const joinAgain = (part: Part, link: TokenType, status: RoleStatus): Joined | null => {
  const { role_type: now } = part;
  if (now === null || isOutside(part) || status !== "active") return null;
  const role_type = partOf(link);
  const isMore =
    part.status === "active" ? reach[role_type] > reach[now] : asked[role_type] >= asked[now];
  return part.status === "pending" || isMore ? { role_type, status } : null;
};

/** The same for whoever accepts an invitation of the owner's, which answers a request of any kind. */
export const joinInvited = (part: Part, invitation: RoleType): Joined | null =>
  part.status === "requested" && !isOutside(part)
    ? { role_type: invitation, status: "active" }
    : joinAgain(part, invitation === "recipient" ? "recipient" : "group", "active");

/**
 * Whether somebody keeps a card by a link that lets in with this status: also one whose request to sign it has not been
 * answered yet (RECIP-02).
 */
export const mayKeep = (part: Part, link: RoleStatus): boolean =>
  part.status === "active" || (part.role_type === "contributor" && link === "active");

/**
 * Whether what somebody sends enters the card by itself. Who opens a card signs it too where the group's link is open to
 * all; a private one asks the owner, whatever other link they came by (ROLE-14).
 */
export const signsFreely = (part: Part, group: "public" | "private"): boolean =>
  isUsable(part) && (part.role_type !== "recipient" || group === "public");
