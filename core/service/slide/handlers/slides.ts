import { isAuthoredBy } from "#core/domain/access/index.ts";
import { onlyOn } from "#core/domain/media/index.ts";
import { orderAsAsked } from "#core/domain/order/index.ts";
import { audienceOf, visibleSlides } from "#core/domain/presenters/index.ts";
import {
  canDelete,
  defaultVariant,
  emptyContent,
  messageStateAfter,
  messageStateOf,
  type SlideRecord,
  type SlideType,
  slideWords,
} from "#core/domain/slide/index.ts";
import { isMessage, type StoryRecord, toldVersion } from "#core/domain/story/index.ts";
import { words } from "#core/domain/words/index.ts";
import { as, done, invalid, refused, type SlideId } from "#core/kernel/index.ts";
import {
  arrange,
  changeCard,
  circumstancesOf,
  isOrganiser,
  letIn,
  messagesIn,
  readCard,
  showSlide,
  showStory,
  stand,
  viewingOf,
  withSlide,
} from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { spendAll } from "../../limits/index.ts";
import { readNoticing } from "../../mail/index.ts";
import { filesOf, removeForGood } from "../../media/index.ts";
import { authorOf, newMessagePots } from "../author.ts";
import { tellOfMessage } from "../tellOfMessage.ts";
import { type Content, refuseType, write } from "../write.ts";

/** A slide before anything was written on it. */
export const blank = (type: SlideType): Content => ({
  ...emptyContent,
  type,
  variant: defaultVariant(type),
  media: [],
});

/** What a new slide has beside its content. */
export const newSlide = (
  context: Context,
  story: StoryRecord,
  id: string,
  content: Content,
): Omit<
  SlideRecord,
  "account_id" | "visitor_id" | "creator_first_name" | "creator_last_name" | "creator_email"
> => ({
  ...content,
  id: as<SlideId>(id),
  version: 1,
  edition: 1,
  story_id: story.id,
  position: 0,
  status: "pending",
  sent_on: null,
  approved_on: null,
  role_id: null,
  thumbnail_key: null,
  seen: false,
  related_card_id: null,
  created_on: context.today,
  updated_on: context.today,
});

/** A paid print or a legacy card is not changed any more (OPEN-75). */
export const locked = (story: StoryRecord) =>
  story.is_card_editable ? null : refused("forbidden", slideWords.locked);

/** The owner at the paywall: counted as an event, told to upgrade (PAY-03, OPEN-149). */
export const atPaywall = (context: Context, story: StoryRecord, messages: number) => {
  context.reporter.event("paywall", { tier: story.product_tier, messages });
  return refused("paywall", words.paywall);
};

export const createSlide: Handler<"createSlide"> = async (context, { body }, subject) => {
  const pots = newMessagePots(context);
  const [card, noticing] = await Promise.all([
    readCard(context, subject),
    readNoticing(context, subject.story, pots),
  ]);
  const { story } = card;
  const lock = locked(story);
  if (lock) return lock;
  const wrong = refuseType(context, card, body.type);
  if (wrong) return refused("invalid", wrong.message, { errors: [wrong] });
  const written = await write(context, card, null, blank(body.type), body);
  if (!written.ok) return written;
  const owner = isOrganiser(context, story);
  const here = circumstancesOf(context, card, subject.role);
  if (owner && here.full && isMessage(body))
    return atPaywall(context, story, messagesIn(card.slides));

  const over = spendAll(noticing.counters, pots);
  if (over) return over;
  const fresh = newSlide(context, story, context.ids.id(), written.value.content);
  const standing = messageStateAfter("stored", "send", {
    ...here,
    full: here.full && isMessage(body),
  });
  const slide: SlideRecord = {
    ...fresh,
    ...authorOf(context, noticing.asker),
    ...stand(context, fresh, standing),
    role_id: subject.role?.id ?? null,
    seen: owner,
  };
  context.work.add("slides", slide);
  const slides = arrange(context, withSlide(card.slides, slide));
  changeCard(context, story, { last_contribution_update: context.today });
  if (!owner) await tellOfMessage(context, story, noticing.asker, standing, noticing);
  const placed = slides.find((other) => other.id === slide.id) ?? slide;
  return done({ slide: showSlide(context, story, placed, written.value.media) });
};

export const changeSlide: Handler<"changeSlide"> = async (context, { body }, subject) => {
  const card = await readCard(context, subject);
  const { story, slide } = { ...subject, ...card };
  const lock = locked(story);
  if (lock) return lock;
  const { version, ...fields } = body;
  if (version !== undefined && version !== slide.edition)
    return refused("stale", slideWords.newerVersion, {
      current: { slide: showSlide(context, story, slide, card.media) },
    });
  if (fields.type !== undefined && fields.type !== slide.type)
    return invalid("type", slideWords.otherType);
  const written = await write(context, card, slide, slide, fields);
  if (!written.ok) return written;
  const owner = isOrganiser(context, story);
  const before = messageStateOf(slide);
  // Title and credits frame the card and are never held.
  const standing =
    owner || !isMessage(slide)
      ? before
      : messageStateAfter(before, "edit", circumstancesOf(context, card, subject.role));
  const { content, media } = written.value;
  const set = {
    ...contentOnly(content),
    ...stand(context, slide, standing),
    edition: slide.edition + 1,
    updated_on: context.today,
    seen: owner ? slide.seen : false,
    // its picture is of what it was: whoever misses it draws it anew (THUMB-01, THUMB-04)
    thumbnail_key: null,
  };
  context.work.change("slides", slide, set);
  forgetPicture(context, slide);
  const changed = { ...slide, ...set };
  arrange(context, withSlide(card.slides, changed));
  changeCard(context, story, { last_contribution_update: context.today });
  return done({ slide: showSlide(context, story, changed, media) });
};

/** Only what an author writes: what is stored beside it is not overwritten with what was read. */
const contentOnly = ({ type: _, ...content }: Content) => {
  const { variant, media } = content;
  const texts = Object.keys(emptyContent).map((key) => [key, content[key as keyof typeof content]]);
  return { ...(Object.fromEntries(texts) as typeof emptyContent), variant, media };
};

/** Removes a slide's picture from the object store once no row names it. */
const forgetPicture = (context: Context, slide: SlideRecord): void => {
  const key = slide.thumbnail_key;
  if (key !== null) context.work.afterwards(() => context.objects.remove(key));
};

export const readSlide: Handler<"readSlide"> = async (context, _asked, subject) => {
  const { media } = await readCard(context, subject);
  return done({ slide: showSlide(context, subject.story, subject.slide, media) });
};

/** Moves only when what the author wrote changes, so that an open builder is not warned of marks and places. */
export const readLastUpdate: Handler<"readLastUpdate"> = (_context, _asked, { slide }) =>
  done({ last_update: slide.updated_on });

export const deleteSlide: Handler<"deleteSlide"> = async (context, _asked, subject) => {
  const { story, slide } = subject;
  if (!canDelete(slide)) return refused("invalid", slideWords.keep);
  const lock = locked(story);
  if (lock) return lock;
  const card = await readCard(context, subject);
  context.work.remove("slides", { id: slide.id });
  const left = card.slides.filter((other) => other.id !== slide.id);
  const lost = onlyOn(slide, left, card.media);
  if (lost.length > 0) context.work.remove("media", { id: lost.map(({ id }) => id) });
  removeForGood(context, filesOf(lost, [slide]));
  arrange(context, letIn(context, story, left));
  changeCard(context, story, { last_contribution_update: context.today });
  return done(null);
};

export const readSlides: Handler<"readSlides"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const viewing = viewingOf(context, card.story);
  const inCard = visibleSlides(card, viewing, audienceOf(card, viewing.isOrganiser, "member"));
  const own = card.slides.filter(
    (slide) => slide.status !== "approved" && isAuthoredBy(context.actor, slide),
  );
  return done({
    slides: [...inCard, ...own].map((slide) => showSlide(context, card.story, slide, card.media)),
  });
};

export const orderSlides: Handler<"orderSlides"> = async (context, { body }, subject) => {
  const card = await readCard(context, subject);
  const { story } = card;
  const lock = locked(story);
  if (lock) return lock;
  if (body.version !== undefined && body.version !== toldVersion(story))
    return refused("stale", words.changedMeanwhile, {
      current: { story: showStory(context, card) },
    });
  const ordered = orderAsAsked(card.slides, body.slides);
  if (!ordered) return invalid("slides", slideWords.badOrder);
  const slides = arrange(context, card.slides, ordered);
  return done({
    story: showStory(context, { ...card, story: changeCard(context, story, {}), slides }),
  });
};
