import { isAuthoredBy } from "#core/domain/access/index.ts";
import { bounds, utf8Length } from "#core/domain/limits/index.ts";
import type { MediaRecord } from "#core/domain/media/index.ts";
import {
  creatableBy,
  emptyContent,
  isOncePerCard,
  type SlideContent,
  type SlideMedium,
  type SlideRecord,
  type SlideType,
  slideKinds,
  slideWords,
  validateSlide,
} from "#core/domain/slide/index.ts";
import type { Card, StoryRecord } from "#core/domain/story/index.ts";
import { boxesIn } from "#core/domain/theme/index.ts";
import {
  as,
  done,
  type FieldError,
  invalidFields,
  type MediaId,
  type Outcome,
  refused,
} from "#core/kernel/index.ts";
import { isOrganiser } from "../card/index.ts";
import type { Context } from "../context/index.ts";

type Sent = { readonly [K in keyof SlideContent]?: SlideContent[K] | undefined };

/** What an author sends of a slide; fields that are left out keep what they have. */
export interface Written extends Sent {
  readonly type?: SlideType | undefined;
  readonly variant?: string | undefined;
  readonly media?: readonly { readonly id: string; readonly position: number }[] | undefined;
}

/** A slide's content, checked, with the media it shows. */
export interface Content extends SlideContent {
  readonly type: SlideType;
  readonly variant: string;
  readonly media: readonly SlideMedium[];
}

/** Whether this actor may start a slide of this type in this card (SLIDE-05, OPEN-84). */
export const refuseType = (context: Context, card: Card, type: SlideType): FieldError | null => {
  const types = creatableBy(isOrganiser(context, card.story) ? "owner" : "contributor");
  if (!types.includes(type)) return { field: "type", message: slideWords.notYours };
  if (isOncePerCard(type) && card.slides.some((slide) => slide.type === type))
    return { field: "type", message: slideWords.already };
  return null;
};

/** The media the actor may put on a slide: their own not bound to another card, the owner also the card's. */
const mayUse = (context: Context, story: StoryRecord, before: SlideRecord | null) => {
  const kept = new Set<string>(before?.media.map((medium) => medium.id));
  return (medium: MediaRecord): boolean =>
    medium.story_id === story.id
      ? kept.has(medium.id) || isAuthoredBy(context.actor, medium) || isOrganiser(context, story)
      : medium.story_id === null && isAuthoredBy(context.actor, medium);
};

/**
 * What a slide will hold, or what is wrong with it, field by field. Media that belong to no card yet become
 * the card's. `before` is the slide that is changed, null for a new one.
 */
export const write = async (
  context: Context,
  card: Card,
  before: SlideRecord | null,
  start: Content,
  written: Written,
): Promise<Outcome<{ content: Content; media: readonly MediaRecord[] }, "invalid">> => {
  const { story } = card;
  const ids = written.media?.map((medium) => medium.id) ?? start.media.map((medium) => medium.id);
  const found = await Promise.all(
    ids.map(
      async (id) =>
        card.media.find((medium) => medium.id === id) ?? (await context.store.find("media", id)),
    ),
  );
  const usable = mayUse(context, story, before);
  const media = found.filter((medium) => medium !== null).filter(usable);
  if (media.length < ids.length || new Set(ids).size < ids.length)
    return invalidFields([{ field: "media", message: slideWords.unknownMedium }]);
  if (media.some((medium) => medium.status === "failed"))
    return invalidFields([{ field: "media", message: slideWords.notReady }]);

  const { type: _type, media: _media, ...texts } = written;
  const disabled: readonly string[] = slideKinds[start.type].disabled;
  const sent = Object.entries(texts).filter(
    ([field, value]) => value !== undefined && !disabled.includes(field),
  );
  const content: Content = {
    ...start,
    ...Object.fromEntries(sent),
    media: placed(written.media, media) ?? start.media,
  };
  const year = new Date(context.now).getUTCFullYear();
  const errors = validateSlide({ ...content, media }, { year });
  if (errors.length > 0) return invalidFields(errors);
  const kept = { ...content, theme: boxed(content.theme) };
  const tooMuch = refuseBulk(context, card, before, kept);
  if (tooMuch) return tooMuch;
  for (const medium of media) adopt(context, story, medium);
  return done({
    content: kept,
    media: [...card.media, ...media.filter((m) => !card.media.includes(m))],
  });
};

/** A theme with its boxes as they are used: within the card, and all of it where they nearly are (THEME-09, THEME-10). */
const boxed = (theme: SlideContent["theme"]): SlideContent["theme"] =>
  theme?.boxes === undefined ? theme : { ...theme, boxes: boxesIn(theme) };

/** What a slide counts as of a card's bytes. */
const bytesOf = (slide: Content): number => {
  const fields = Object.keys(emptyContent) as (keyof typeof emptyContent)[];
  return utf8Length(JSON.stringify(fields.map((field) => slide[field])));
};

/**
 * What a message or its card cannot hold. Near its end a card is written with its version, so that many at one moment
 * do not pass it together.
 */
const refuseBulk = (context: Context, card: Card, before: SlideRecord | null, content: Content) => {
  const { messageBytes, cardBytes, cardMessages } = bounds;
  const bytes = bytesOf(content);
  if (bytes > messageBytes.most) return refused("invalid", messageBytes.says);
  const others = card.slides.filter((slide) => slide.id !== before?.id);
  const all = others.reduce((sum, slide) => sum + bytesOf(slide), bytes);
  const grows = before === null || bytes > bytesOf(before);
  const isOver = all > cardBytes.most || (before === null && others.length >= cardMessages.most);
  if (grows && isOver) return refused("invalid", cardBytes.says);
  const isNear = all > cardBytes.most * 0.9 || others.length > cardMessages.most * 0.9;
  if (isNear) context.work.change("stories", card.story, {});
  return null;
};

/** A medium on a slide belongs to the card, and to the account once there is one. */
const adopt = (context: Context, story: StoryRecord, medium: MediaRecord): void => {
  const { account, visitor } = context.actor;
  const mineNow = medium.account_id === null && account !== null && medium.visitor_id === visitor;
  if (medium.story_id !== null && !mineNow) return;
  context.work.change("media", medium, {
    story_id: story.id,
    ...(mineNow ? { account_id: account, visitor_id: null } : {}),
  });
};

/** Media in the order of their positions, numbered from 1. */
const placed = (
  asked: Written["media"],
  media: readonly MediaRecord[],
): readonly SlideMedium[] | undefined =>
  asked
    ? [...asked]
        .sort((a, b) => a.position - b.position)
        .map(({ id }, at) => ({
          id: as<MediaId>(id),
          position: at + 1,
          duration: media.find((medium) => medium.id === id)?.duration ?? null,
        }))
    : undefined;
