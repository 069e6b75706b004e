import { queryPart } from "#core/domain/navigation/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** Keeps the invitation that the mail of a private card brings along in its link (OPEN-63). */
export const bringInvitation = (
  { anonymous }: Session,
  { navigator }: AppPorts,
  recipientToken: string,
): void => {
  const joinToken = queryPart(navigator.path, "join_token");
  if (joinToken === null) return;
  anonymous.remember({
    joinToken,
    recipientToken,
    groupToken: null,
    // one that was typed before is not the one that was invited (OPEN-54)
    ...(joinToken === anonymous.data.joinToken ? {} : { email: null }),
  });
};

/** The invitation that came along, if any, as calls take it: it opens a private card until it is accepted. */
export const invited = ({ anonymous }: Session): { join_token?: string } => {
  const { joinToken } = anonymous.data;
  return joinToken ? { join_token: joinToken } : {};
};
