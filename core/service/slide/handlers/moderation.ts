import { isAuthoredBy } from "#core/domain/access/index.ts";
import {
  awaitsOwner,
  messageStateAfter,
  messageStateOf,
  type SlideRecord,
  slideWords,
} from "#core/domain/slide/index.ts";
import { type Card, isMessage } from "#core/domain/story/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import {
  arrange,
  byArrival,
  changeCard,
  isCardFull,
  isOrganiser,
  letIn,
  messagesIn,
  moveTo,
  readCard,
  showSlide,
  withSlide,
} from "../../card/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { atPaywall } from "./slides.ts";

export const markSeen: Handler<"markSeen"> = (context, _asked, { story, slide }) => {
  if (slide.seen) return done(null);
  context.work.mark("slides", slide.id, { seen: true });
  context.work.tell(`story:${story.id}`, "seen");
  return done(null);
};

/** The owner's yes. Where the card is full it is remembered, and the message waits for room (OPEN-149). */
const approve = (context: Context, card: Card, slide: SlideRecord): Card => {
  const full = isCardFull(context, card.story, card.slides);
  const standing = messageStateAfter(messageStateOf(slide), "approve", { held: false, full });
  if (standing === messageStateOf(slide)) return card;
  const approved = moveTo(context, slide, standing, { seen: true });
  return { ...card, slides: withSlide(card.slides, approved) };
};

export const approveSlide: Handler<"approveSlide"> = async (context, _asked, subject) => {
  const { story, slide } = subject;
  const before = messageStateOf(slide);
  if (before === "stored") return refused("notFound", words.notFound);
  if (before === "approved") return done(null);
  const card = await readCard(context, subject);
  const full = isCardFull(context, story, card.slides);
  const after = approve(context, card, slide);
  if (after !== card) {
    arrange(context, after.slides);
    changeCard(context, story, { last_contribution_update: context.today });
    context.work.keepOnRefusal();
  }
  return full ? atPaywall(context, story, messagesIn(card.slides)) : done(null);
};

export const rejectSlide: Handler<"rejectSlide"> = async (context, _asked, subject) => {
  const { story, slide } = subject;
  if (!isMessage(slide)) return refused("invalid", slideWords.keepApproved);
  const before = messageStateOf(slide);
  if (before === "stored") return refused("notFound", words.notFound);
  if (before === "rejected") return done(null);
  const card = await readCard(context, subject);
  const standing = messageStateAfter(before, "reject", { held: false, full: false });
  const rejected = moveTo(context, slide, standing, { seen: true });
  arrange(context, letIn(context, story, withSlide(card.slides, rejected)));
  changeCard(context, story, { last_contribution_update: context.today });
  return done(null);
};

export const approveAllSlides: Handler<"approveAllSlides"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const waiting = card.slides.filter(awaitsOwner).sort(byArrival);
  if (waiting.length === 0) return done(null);
  const after = waiting.reduce((all, slide) => approve(context, all, slide), card);
  if (after === card) return done(null);
  const slides = arrange(context, after.slides);
  changeCard(context, card.story, { last_contribution_update: context.today });
  if (slides.some((slide) => messageStateOf(slide) === "waiting"))
    atPaywall(context, card.story, messagesIn(slides));
  return done(null);
};

/**
 * Messages as the owner goes through them, newest first; a contributor sees their own and, where contributors
 * see each other's, those in the card (API-40, OPEN-75).
 */
export const readContributions: Handler<"readContributions"> = async (context, _asked, subject) => {
  const card = await readCard(context, subject);
  const owner = isOrganiser(context, card.story);
  const mayRead = (slide: SlideRecord): boolean =>
    owner
      ? slide.sent_on !== null
      : isAuthoredBy(context.actor, slide) ||
        (card.story.show_as_you_go && slide.status === "approved");
  const rows = card.slides.filter((slide) => isMessage(slide) && mayRead(slide)).sort(byArrival);
  return done({
    contributions: rows.reverse().map((record) => {
      const slide = showSlide(context, card.story, record, card.media);
      const { id, thumbnail_url, thumbnail_id, status } = slide;
      const mark = slide.seen === undefined ? {} : { seen: slide.seen };
      return { id, ...mark, thumbnail_url, thumbnail_id, status, slide };
    }),
  });
};
