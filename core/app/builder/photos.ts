import type { Media } from "#core/domain/media/index.ts";
import type { Session } from "../session/index.ts";

/** The photos of a card that a message may be made of (BUILD-14); none where they cannot be had. */
export const photosOfCard = async (
  session: Session,
  storyId: string,
): Promise<readonly Media[]> => {
  const path = { id: storyId };
  const answer = await session.api("readLibrary", { path, query: { media_type: "photo" } });
  return answer.ok ? answer.value.media : [];
};
