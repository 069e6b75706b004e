import type { Role } from "#core/domain/role/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { isMessage, type Story } from "#core/domain/story/index.ts";
import type { Session } from "../session/index.ts";

/** Whether a message is one’s own: by the account, or by the part of a guest, who has none. */
export const isOwn = (session: Session, slide: Slide, role: Role | null): boolean => {
  const id = session.profile?.id;
  if (id !== undefined) return slide.creator?.id === id;
  return role !== null && slide.role_id === role.id;
};

/**
 * One's own messages in a card. Those that are not in it yet stand only in the list of contributions (API-40), which
 * `asMember` alone may read.
 */
export const readOwn = async (
  session: Session,
  story: Story,
  role: Role | null,
  asMember: boolean,
): Promise<readonly Slide[]> => {
  const isMine = (slide: Slide) => isOwn(session, slide, role);
  const inCard = story.slides.filter((slide) => isMessage(slide) && isMine(slide));
  if (!asMember) return inCard;
  const answer = await session.api("readContributions", { path: { id: story.id } });
  return answer.ok ? answer.value.contributions.map((c) => c.slide).filter(isMine) : inCard;
};

/** One's own messages with one that was just sent: in its place if it was there before, else first. */
export const withSent = (mine: readonly Slide[], sent: Slide): readonly Slide[] =>
  mine.some(({ id }) => id === sent.id)
    ? mine.map((slide) => (slide.id === sent.id ? sent : slide))
    : [sent, ...mine];

type Updates = Pick<Story, "last_story_update" | "last_contribution_update">;

/** Whether the card, or a message for it, has changed since it was read. */
export const isNews = (story: Story | null, now: Updates): boolean =>
  story?.last_story_update !== now.last_story_update ||
  story?.last_contribution_update !== now.last_contribution_update;
