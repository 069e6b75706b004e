import type { Ground } from "../ground.ts";
import { Invitation } from "./invitation.ts";
import { AccessRequest } from "./request.ts";

/** An invitation by its join token. */
export const openInvitation = ({ outside, session }: Ground, joinToken: string): Invitation =>
  outside.observe(new Invitation(outside, session, joinToken));

/** Somebody's request to be let in, with the token of the mail that told of it. */
export const openRequest = (
  { outside, session }: Ground,
  roleId: string,
  approveToken: string,
): AccessRequest => outside.observe(new AccessRequest(session, roleId, approveToken));
