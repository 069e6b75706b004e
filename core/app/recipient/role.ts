import type { Session } from "../session/index.ts";

const asRecipient = (value: string) => ({ path: { type: "recipient", value } }) as const;

/** Why the door of a private card is shut for this person (OPEN-64). */
export const shutFor = async (
  session: Session,
  token: string,
): Promise<"private" | "requested" | "rejected"> => {
  if (!session.isSignedIn) return "private";
  const own = await session.api("readOwnRole", asRecipient(token));
  const status = own.ok ? own.value.story.role?.status : undefined;
  return status === "requested" || status === "rejected" ? status : "private";
};

/** Says that somebody opened the card; true where that got through (RECIP-01). */
export const markReceived = async (
  session: Session,
  token: string,
  query: { join_token?: string },
): Promise<boolean> => (await session.api("markReceived", { path: { token }, query })).ok;

/** The card was played to its end: marked as watched, or remembered until sign-in (PLAY-08, PLAY-09). */
export const playedToEnd = async (session: Session, recipientToken: string): Promise<void> => {
  if (session.isSignedIn) return markWatched(session, recipientToken);
  session.anonymous.remember({ didPlayAsRecipient: true, recipientToken });
};

/** Says of whoever is the card's recipient that they have watched it (PLAY-08). */
const markWatched = async (session: Session, token: string): Promise<void> => {
  const own = await session.api("readOwnRole", asRecipient(token));
  const role = own.ok ? own.value.story.role : null;
  if (role?.role_type !== "recipient" || role.status !== "active") return;
  await session.api("markWatched", { path: { id: role.id }, body: { has_watched: true } });
};

/** Takes a kept card from the person's own (ROLE-18). */
export const leaveAsRecipient = async (session: Session, token: string) => {
  const own = await session.api("readOwnRole", asRecipient(token));
  const id = own.ok ? own.value.story.role?.id : undefined;
  return id === undefined
    ? own
    : session.api("removeMember", { path: { id }, body: { reassign_media: true } });
};
