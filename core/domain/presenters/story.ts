import { isAuthoredBy, owns, wroteThanks } from "../access/index.ts";
import { fullName } from "../account/index.ts";
import { inOrder } from "../order/index.ts";
import { tierHere } from "../payment/index.ts";
import { undeliveredOf } from "../role/undelivered.ts";
import type { Slide, SlideRecord } from "../slide/index.ts";
import { coverSlide } from "../slide/index.ts";
import {
  type Card,
  countMessages,
  isMessage,
  presentOffer,
  type Story,
  toldVersion,
} from "../story/index.ts";
import { messageBackground } from "../theme/index.ts";
import { type Audience, tell } from "./audience.ts";
import { storyFields, tokensFor } from "./fields.ts";
import { presentSlide, type Viewing } from "./slide.ts";
import { visibleSlides } from "./visible.ts";

/** The names that the credits slide lists when nobody wrote them by hand (STORY-03, OPEN-87). */
const creditNames = (card: Card): string =>
  [
    ...new Set(
      card.slides
        .filter((s) => s.status === "approved" && isMessage(s))
        .map((s) => fullName({ first_name: s.creator_first_name, last_name: s.creator_last_name }))
        .filter((name) => name !== ""),
    ),
  ].join("\n");

const withCredits =
  (card: Card) =>
  (slide: SlideRecord): SlideRecord =>
    slide.type === "credits" && !slide.description
      ? { ...slide, description: creditNames(card) }
      : slide;

/** Messages with what is behind them, in a card that was given colours of its own (OPEN-125). */
const coloured = ({ story: { colours } }: Card, slides: Slide[]): Slide[] => {
  if (colours === null) return slides;
  const messages = inOrder(slides).filter(isMessage);
  return slides.map((slide) => {
    const nth = messages.indexOf(slide);
    return nth < 0 ? slide : { ...slide, background: messageBackground(colours, nth) };
  });
};

/** The links of a card by their names; one that was never made is not there. */
const tokensOf = ({ story }: Card, audience: Audience): Story["tokens"] => {
  const tokens = {
    group: story.group_token,
    recipient: story.recipient_token,
    watch: story.watch_token,
  };
  const named = tokensFor[audience].flatMap((name) => {
    const token = tokens[name];
    return token ? [[name, token] as const] : [];
  });
  return Object.fromEntries(named);
};

/** Everything that can be told of a card to this viewer, each under its own name (design rule 9). */
const tellersOf = (card: Card, viewing: Viewing, audience: Audience) => {
  const { story, role } = card;
  const messages = countMessages(card.slides, (s) => isAuthoredBy(viewing.actor, s));
  const members = card.roles.filter((r) => r.role_type !== null && r.role_type !== "viewer");
  const among = (status: string) => members.filter((r) => r.status === status).length;
  // words to the owner, from one person: whoever else holds the link does not read them (OPEN-171)
  const hasThanks = viewing.isOrganiser || wroteThanks(viewing.actor, story);
  const cover = coverSlide(card.slides)?.thumbnail_key;
  return {
    id: () => story.id,
    version: () => toldVersion(story),
    title: () => story.title,
    occasion: () => story.occasion,
    occasion_date: () => story.occasion_date,
    completion_date: () => story.completion_date,
    recipient_first_name: () => story.recipient_first_name,
    recipient_last_name: () => story.recipient_last_name,
    greeting_to: () => story.greeting_to,
    greeting_message: () => story.greeting_message,
    greeting_from: () => story.greeting_from,
    has_landscape_cover: () => story.has_landscape_cover,
    content_moderation: () => story.content_moderation,
    group_link_privacy: () => story.group_link_privacy,
    recipient_link_privacy: () => story.recipient_link_privacy,
    has_credits_slide: () => story.has_credits_slide,
    show_as_you_go: () => story.show_as_you_go,
    guests_may_sign: () => story.guests_may_sign,
    group_message: () => story.group_message,
    owner_email_notifications: () => story.owner_email_notifications,
    setup_card_complete: () => story.setup_card_complete,
    setup_invite_complete: () => story.setup_invite_complete,
    setup_send_complete: () => story.setup_send_complete,
    slides: () =>
      coloured(
        card,
        visibleSlides(card, viewing, audience)
          .map(withCredits(card))
          .map((s) => presentSlide(s, card.media, viewing)),
      ),
    owner: () => ({ first_name: story.owner_first_name, last_name: story.owner_last_name }),
    cover_url: () => (cover ? viewing.link(cover) : null),
    has_sbp_credit: () => story.has_sbp_credit,
    fx_confetti: () => story.fx_confetti,
    fx_snow: () => story.fx_snow,
    role_active_count: () => among("active"),
    role_request_count: () => among("requested"),
    role_count: () => members.length,
    contribution_count: () => messages.sent,
    my_contribution_count: () => messages.mine,
    unseen_slide_count: () => messages.unseen,
    moderated_slide_count: () => messages.forApproval,
    waiting_slide_count: () => messages.forRoom,
    has_updates: () => messages.unseen > 0,
    created_on: () => story.created_on,
    received_on: () => story.received_on,
    saved: () => role?.saved_on != null,
    last_story_update: () => story.last_story_update,
    last_contribution_update: () => story.last_contribution_update,
    last_role_update: () => story.last_role_update,
    tokens: () => tokensOf(card, audience),
    thanks_message: () => (hasThanks ? story.thanks_message : null),
    thanks_sent_on: () => (hasThanks ? story.thanks_sent_on : null),
    thanks_from: () => story.thanks_from,
    thanks_hidden: () => story.thanks_hidden,
    last_applied_theme_id: () => story.last_applied_theme_id,
    product_tier: () => tierHere(viewing.tiers, story.product_tier),
    from_reminder_id: () => story.from_reminder_id,
    is_card_editable: () => story.is_card_editable,
    sent_by_email_on: () => story.sent_by_email_on,
    sent_by_post_on: () => story.sent_by_post_on,
    sent_by_copy_link_on: () => story.sent_by_copy_link_on,
    auto_nudge: () => story.nudge_from !== null,
    scheduled_for: () => story.scheduled_for,
    offered_to: () => presentOffer(story),
    owned: () => owns(viewing.actor, card),
    undelivered: () => [...undeliveredOf(card.roles)],
  };
};

/** A card as this audience is told of it: the fields that its list names, and no other. */
export const presentStory = (card: Card, viewing: Viewing, audience: Audience): Story =>
  tell<Story>(tellersOf(card, viewing, audience), storyFields[audience]);
