import { isOutside, type RoleStatus, type RoleType, type TokenType } from "./role.ts";

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

/**
 * The part of somebody who has one already and opens a link: an active part is never weakened, a watcher may become
 * more, and a request is let in when the link has become public.
 */
export const joinAgain = (
  part: { readonly role_type: RoleType | null; readonly status: RoleStatus },
  link: TokenType,
  status: RoleStatus,
): { readonly role_type: RoleType; readonly status: RoleStatus } | null => {
  if (part.role_type === null || isOutside(part)) return null;
  const asked = partOf(link);
  if (part.status === "active")
    return reach[asked] > reach[part.role_type] && status === "active"
      ? { role_type: asked, status }
      : null;
  return status === "active" || part.status === "requested"
    ? status === part.status && asked === part.role_type
      ? null
      : { role_type: asked, status }
    : null;
};
