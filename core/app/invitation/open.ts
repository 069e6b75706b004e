import type { AppContext } from "../appContext.ts";
import { HandOver } from "./handOver.ts";
import { Invitation } from "./invitation.ts";
import { AccessRequest } from "./request.ts";

/** An invitation by its join token. */
export const openInvitation = ({ ports, session }: AppContext, joinToken: string): Invitation =>
  ports.observe(new Invitation(ports, session, joinToken));

/** Somebody's request to be let in, with the token of the mail that told of it. */
export const openRequest = (
  { ports, session }: AppContext,
  roleId: string,
  approveToken: string,
): AccessRequest => ports.observe(new AccessRequest(session, roleId, approveToken));

/** A card that is offered, by the token of the mail that told of it. */
export const openHandOver = ({ ports, session }: AppContext, token: string): HandOver =>
  ports.observe(new HandOver(ports, session, token));
