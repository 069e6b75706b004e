import { organises, type StorySubject } from "#core/domain/access/index.ts";
import type { Media, MediaRecord } from "#core/domain/media/index.ts";
import {
  type Audience,
  audienceOf,
  type EntryPoint,
  makerAudience,
  presentMedia,
  presentSlide,
  presentStory,
  type Viewing,
} from "#core/domain/presenters/index.ts";
import type { Slide, SlideRecord } from "#core/domain/slide/index.ts";
import type { Card, Story, StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";
import type { WholeCard } from "../ports/index.ts";

/** Whoever asks is the card's owner or helps them; they are told the same of it (decision 0077). */
export const isOrganiser = (context: Pick<Context, "actor">, story: StoryRecord): boolean =>
  organises(context.actor, { story });

export const viewingOf = (context: Context, story: StoryRecord): Viewing => ({
  actor: context.actor,
  isOrganiser: isOrganiser(context, story),
  link: context.settings.link,
  tiers: context.settings.tiers,
});

/** Everything of a card, in one round trip where it was not read with it. */
export const readCard = async (
  context: Context,
  {
    story,
    role,
    bundle,
  }: Pick<StorySubject, "story" | "role"> & Partial<Pick<WholeCard, "bundle">>,
): Promise<Card> => ({ story, role, ...(bundle ?? (await context.store.bundle(story.id))) });

/** The card as the asker is told of it, by the way they came, or as the audience that is named. */
export const showStory = (context: Context, card: Card, entryPoint: EntryPoint = "member"): Story =>
  showStoryTo(context, card, audienceOf(card, isOrganiser(context, card.story), entryPoint));

export const showStoryTo = (context: Context, card: Card, audience: Audience): Story =>
  presentStory(card, viewingOf(context, card.story), audience);

export const showSlide = (
  context: Context,
  story: StoryRecord,
  slide: SlideRecord,
  media: readonly MediaRecord[],
): Slide => presentSlide(slide, media, viewingOf(context, story));

/** A medium as the asker is told of it; one that is in no card yet is its uploader's alone. */
export const showMedia = (
  context: Context,
  story: StoryRecord | null,
  medium: MediaRecord,
): Media => {
  const owner = story !== null && isOrganiser(context, story);
  const audience = makerAudience({ actor: context.actor, isOrganiser: owner }, medium);
  return presentMedia(medium, context.settings.link, audience);
};

/**
 * Gathers a change of the card's own row and returns the card as it will be. Every change of a card moves
 * `last_story_update`, tells who watches it, and is refused as stale when the card moved on (design rule 4).
 */
export const changeCard = (
  context: Pick<Context, "work" | "today">,
  story: StoryRecord,
  set: Partial<Omit<StoryRecord, "id" | "version">>,
): StoryRecord => {
  const changed = { last_story_update: context.today, ...set };
  context.work.change("stories", story, changed);
  context.work.tell(`story:${story.id}`, "story");
  return { ...story, ...changed, version: story.version + 1 };
};

/**
 * Gathers a change of what is kept beside a card, such as when its digest goes: as of the version read, which rises,
 * while the version that people are told stays. Nothing else of the card may be in the same unit of work.
 */
export const bookkeep = (
  work: Context["work"],
  story: StoryRecord,
  set: Partial<Pick<StoryRecord, "digest_from" | "digest_on" | "nudge_on" | "note_on">>,
): void => work.change("stories", story, { ...set, bookkept: story.bookkept + 1 });

/** The card has arrived: recorded once; an organiser looking in is nobody's receipt (RECIP-01, OPEN-165). */
export const receive = (context: Context, story: StoryRecord): void => {
  if (story.received_on === null && !isOrganiser(context, story))
    changeCard(context, story, { received_on: context.today });
};
