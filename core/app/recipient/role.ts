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

/** Says of whoever is the card's recipient that they have watched it (PLAY-08). */
export const markWatched = async (session: Session, token: string): Promise<void> => {
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
