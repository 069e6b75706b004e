import { made, type StorySubject } from "#core/domain/access/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import { type Door, presentSlide, presentStory, type Viewing } from "#core/domain/showing/index.ts";
import type { Slide, SlideRecord } from "#core/domain/slide/index.ts";
import type { Card, Story, StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "./context.ts";

export const isOwner = (context: Pick<Context, "actor">, story: StoryRecord): boolean =>
  made(context.actor, { account_id: story.owner_account_id, visitor_id: story.owner_visitor_id });

export const viewingOf = (context: Context, story: StoryRecord): Viewing => ({
  actor: context.actor,
  isOwner: isOwner(context, story),
  link: context.settings.link,
});

/** Reads everything of a card in one round trip. */
export const readCard = async (
  context: Context,
  subject: Pick<StorySubject, "story" | "role">,
): Promise<Card> => ({
  story: subject.story,
  role: subject.role,
  ...(await context.store.bundle(subject.story.id)),
});

export const showStory = (context: Context, card: Card, door?: Door): Story => {
  const viewing = viewingOf(context, card.story);
  return presentStory(card, viewing, door ?? (viewing.isOwner ? "owner" : "member"));
};

export const showSlide = (
  context: Context,
  story: StoryRecord,
  slide: SlideRecord,
  media: readonly MediaRecord[],
): Slide => presentSlide(slide, media, viewingOf(context, story));

/**
 * Gathers a change of the card's own row and returns the card as it will be. Every change of a card moves
 * `last_story_update`, tells who watches it, and is refused as stale when the card moved on (design rule 4).
 */
export const changeCard = (
  context: Context,
  story: StoryRecord,
  set: Partial<Omit<StoryRecord, "id" | "version">>,
): StoryRecord => {
  const changed = { last_story_update: context.today, ...set };
  context.work.change("stories", story, changed);
  context.work.tell(`story:${story.id}`, "story");
  return { ...story, ...changed, version: story.version + 1 };
};
