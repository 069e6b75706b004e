import type { Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Story } from "#core/domain/story/index.ts";
import type { Session } from "../session/index.ts";

export const isOwn = (session: Session, slide: Slide): boolean => {
  const id = session.profile?.id;
  return id !== undefined && slide.creator?.id === id;
};

/**
 * One's own messages in a card. Those that are not in it yet stand only in the list of contributions (API-40), which
 * `asMember` alone may read.
 */
export const readOwn = async (
  session: Session,
  story: Story,
  asMember: boolean,
): Promise<readonly Slide[]> => {
  const inCard = story.slides.filter((slide) => isMessage(slide) && isOwn(session, slide));
  if (!asMember) return inCard;
  const answer = await session.api("readContributions", { path: { id: story.id } });
  return answer.ok
    ? answer.value.contributions.map((c) => c.slide).filter((slide) => isOwn(session, slide))
    : inCard;
};

type Updates = Pick<Story, "last_story_update" | "last_contribution_update">;

/** Whether the card, or a message for it, has changed since it was read. */
export const isNews = (story: Story | null, now: Updates): boolean =>
  story?.last_story_update !== now.last_story_update ||
  story?.last_contribution_update !== now.last_contribution_update;
