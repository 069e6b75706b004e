import { made } from "../access/index.ts";
import { isUsable } from "../role/index.ts";
import type { SlideRecord } from "../slide/index.ts";
import { type Card, isMessage, type Story } from "../story/index.ts";
import { presentSlide, type Viewing } from "./slide.ts";

/** The slides this viewer plays or edits, in order: title first, credits last (OPEN-134). */
export const visibleSlides = (
  card: Card,
  viewing: Viewing,
  asRecipient: boolean,
): SlideRecord[] => {
  const open = viewing.isOwner || asRecipient || card.story.show_as_you_go;
  return card.slides
    .filter((s) => s.status === "approved")
    .filter((s) => s.type !== "credits" || card.story.has_credits_slide)
    .filter((s) => open || !isMessage(s) || made(viewing.actor, s))
    .sort((a, b) => rank(a) - rank(b) || a.position - b.position);
};

const rank = (slide: SlideRecord): number =>
  slide.type === "title" ? 0 : slide.type === "credits" ? 2 : 1;

/** The names that the credits slide lists when nobody wrote them by hand (STORY-03, OPEN-87). */
const creditNames = (card: Card): string =>
  [
    ...new Set(
      card.slides
        .filter((s) => s.status === "approved" && isMessage(s))
        .map((s) => `${s.creator_first_name} ${s.creator_last_name}`.trim())
        .filter((name) => name !== ""),
    ),
  ].join("\n");

/** How a card was reached: links and roles show different things. */
export type Door = "owner" | "member" | "group" | "recipient" | "watch";

/** A card as this viewer may see it. Tokens only for those who may pass them on (design rule 1). */
export const presentStory = (card: Card, viewing: Viewing, door: Door): Story => {
  const { story, role } = card;
  const {
    owner_account_id,
    owner_visitor_id,
    owner_first_name,
    owner_last_name,
    group_token,
    recipient_token,
    watch_token,
    invite_token,
    ...facts
  } = story;
  const asRecipient = door === "recipient" || door === "watch" || role?.role_type === "recipient";
  const slides = visibleSlides(card, viewing, asRecipient).map((s) =>
    s.type === "credits" && !s.description ? { ...s, description: creditNames(card) } : s,
  );
  const messages = card.slides.filter((s) => isMessage(s) && s.status !== "rejected");
  const unseen = messages.filter((s) => s.sent_on !== null && !s.seen && !made(viewing.actor, s));
  const members = card.roles.filter((r) => r.role_type !== null && r.role_type !== "viewer");
  const title = card.slides.find((s) => s.type === "title");
  const isContributor = role !== null && isUsable(role) && role.role_type === "contributor";
  return {
    ...facts,
    slides: slides.map((s) => presentSlide(s, card.media, viewing)),
    owner: { first_name: owner_first_name, last_name: owner_last_name },
    cover_url: title?.thumbnail_key ? viewing.link(title.thumbnail_key) : null,
    role_active_count: members.filter((r) => r.status === "active").length,
    role_request_count: viewing.isOwner
      ? members.filter((r) => r.status === "requested").length
      : 0,
    role_count: members.length,
    contribution_count: messages.filter((s) => s.sent_on !== null).length,
    my_contribution_count: messages.filter((s) => made(viewing.actor, s)).length,
    unseen_slide_count: viewing.isOwner ? unseen.length : 0,
    waiting_slide_count: viewing.isOwner
      ? messages.filter((s) => s.status === "pending" && s.sent_on !== null).length
      : 0,
    has_updates: viewing.isOwner && unseen.length > 0,
    saved: role?.saved_on != null,
    tokens: viewing.isOwner
      ? {
          group: group_token,
          recipient: recipient_token,
          ...(watch_token ? { watch: watch_token } : {}),
        }
      : isContributor || door === "group"
        ? { group: group_token }
        : door === "recipient" || role?.role_type === "recipient"
          ? { recipient: recipient_token }
          : {},
    thanks_message: viewing.isOwner || asRecipient ? story.thanks_message : null,
  };
};
