import { inOrder, renumber } from "#core/domain/order/index.ts";
import { isFull, messageLimit, roomIn } from "#core/domain/payment/index.ts";
import { type RoleRecord, signsFreely } from "#core/domain/role/index.ts";
import {
  type Circumstances,
  type MessageState,
  messageStateAfter,
  messageStateOf,
  type SlideRecord,
  statusOf,
} from "#core/domain/slide/index.ts";
import { type Card, isMessage, type StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";
import { changeCard, isOrganiser } from "./card.ts";

/** Where a slide stands until {@link arrange} gives it its place: behind every other message. */
const last = Number.MAX_SAFE_INTEGER;

/** Messages in the card; title and credits are not counted (PAY-02). */
export const messagesIn = (slides: readonly SlideRecord[]): number =>
  slides.filter((slide) => slide.status === "approved" && isMessage(slide)).length;

type Site = Pick<Context, "settings">;
const limitOf = ({ settings }: Site, story: StoryRecord): number | null =>
  messageLimit(settings.tiers, story.product_tier);

export const isCardFull = (
  site: Site,
  story: StoryRecord,
  slides: readonly SlideRecord[],
): boolean => isFull(limitOf(site, story), messagesIn(slides));

/** OPEN-97: with moderation on, or from somebody without a usable role; never from the owner. */
export const circumstancesOf = (
  context: Context,
  card: Pick<Card, "story" | "slides">,
  role: RoleRecord | null,
): Circumstances => ({
  held:
    !isOrganiser(context, card.story) &&
    (card.story.content_moderation ||
      role === null ||
      !signsFreely(role, card.story.group_link_privacy)),
  full: isCardFull(context, card.story, card.slides),
});

/** A slide's stored fields where it stands now, entering the card behind the other messages. */
export const stand = (
  context: Pick<Context, "today">,
  slide: Pick<SlideRecord, "status" | "position" | "sent_on" | "approved_on">,
  standing: MessageState,
): Pick<SlideRecord, "status" | "position" | "sent_on" | "approved_on"> => {
  const enters = standing === "approved" && slide.status !== "approved";
  return {
    status: statusOf(standing),
    position: enters ? last : standing === "approved" ? slide.position : 0,
    sent_on: standing === "stored" ? null : (slide.sent_on ?? context.today),
    approved_on: enters ? context.today : slide.approved_on,
  };
};

/** What gathering a change of a card takes. */
type Gathering = Pick<Context, "work" | "today" | "settings">;

/** Gathers a change of one slide's standing and answers the slide as it will be. */
export const moveTo = (
  context: Pick<Gathering, "work" | "today">,
  slide: SlideRecord,
  standing: MessageState,
  set: Partial<Omit<SlideRecord, "id" | "version">> = {},
): SlideRecord => {
  const changed = { ...stand(context, slide, standing), ...set };
  context.work.change("slides", slide, changed);
  return { ...slide, ...changed };
};

/** The list with one slide replaced by what became of it, or added. */
export const withSlide = (
  slides: readonly SlideRecord[],
  changed: SlideRecord,
): readonly SlideRecord[] => [...slides.filter((slide) => slide.id !== changed.id), changed];

/**
 * Gathers the places 1..n of the card's slides (STORY-10) and answers the slides with them. The card's own
 * version guards them: two who rearrange at once cannot both be right.
 */
export const arrange = (
  context: Pick<Gathering, "work">,
  slides: readonly SlideRecord[],
  ordered: readonly SlideRecord[] = inOrder(slides),
): readonly SlideRecord[] => {
  const places = renumber(
    ordered,
    slides.filter((slide) => slide.status !== "approved"),
  );
  const placeOf = new Map(places.map((place) => [place.id, place.position]));
  return slides.map((slide) => {
    const position = placeOf.get(slide.id);
    if (position === undefined) return slide;
    context.work.mark("slides", slide.id, { position });
    return { ...slide, position };
  });
};

/** Lets in what waits, first come first served, as far as there is room (OPEN-149). */
export const letIn = (
  context: Gathering,
  story: StoryRecord,
  slides: readonly SlideRecord[],
): readonly SlideRecord[] => {
  const waiting = slides
    .filter((slide) => messageStateOf(slide) === "waiting")
    .sort(byArrival)
    .slice(0, roomIn(limitOf(context, story), messagesIn(slides)));
  return waiting.reduce(
    (all, slide) =>
      withSlide(
        all,
        moveTo(context, slide, messageStateAfter("waiting", "admit", { held: false, full: false })),
      ),
    slides,
  );
};

/** Oldest first, by when they were sent. */
export const byArrival = (a: SlideRecord, b: SlideRecord): number =>
  (a.sent_on ?? "") < (b.sent_on ?? "")
    ? -1
    : (a.sent_on ?? "") > (b.sent_on ?? "")
      ? 1
      : a.id < b.id
        ? -1
        : 1;

/**
 * For whoever makes room in a card (an upgrade): pass the card with its new tier; messages that waited
 * enter, and the card with them is answered. The card's change is gathered too.
 */
export const admitWaiting = <C extends Pick<Card, "story" | "slides">>(
  context: Gathering,
  card: C,
): C => {
  const slides = letIn(context, card.story, card.slides);
  if (slides === card.slides) return card;
  const story = changeCard(context, card.story, {});
  return { ...card, story, slides: arrange(context, slides) };
};
