import type { Media } from "../media/media.ts";
import type { Person, Role } from "../role/role.ts";
import type { Creator, Slide } from "../slide/slide.ts";
import type { Story, Updates } from "../story/story.ts";
import type { Audience } from "./audience.ts";

/** Which card it is and how it looks: for everyone who sees it at all. */
const face = [
  "id",
  "version",
  "title",
  "occasion",
  "recipient_first_name",
  "recipient_last_name",
  "greeting_to",
  "greeting_message",
  "greeting_from",
  "has_landscape_cover",
  "has_credits_slide",
  "fx_confetti",
  "fx_snow",
  "slides",
  "owner",
  "cover_url",
  "created_on",
  "tokens",
] as const satisfies readonly (keyof Story)[];

/** What whoever signs needs: by when, what for, and whether their message will wait. */
const signing = [
  "completion_date",
  "group_message",
  "show_as_you_go",
  "content_moderation",
  "guests_may_sign",
  "contribution_count",
  "my_contribution_count",
  "last_story_update",
  "last_contribution_update",
] as const satisfies readonly (keyof Story)[];

/** The organiser's own: settings, counts, what was paid and what became of it. */
const organising = [
  "occasion_date",
  "group_link_privacy",
  "recipient_link_privacy",
  "owner_email_notifications",
  "setup_card_complete",
  "setup_invite_complete",
  "setup_send_complete",
  "has_sbp_credit",
  "role_active_count",
  "role_request_count",
  "role_count",
  "unseen_slide_count",
  "moderated_slide_count",
  "waiting_slide_count",
  "has_updates",
  "received_on",
  "saved",
  "last_role_update",
  "thanks_message",
  "thanks_sent_on",
  "thanks_from",
  "thanks_hidden",
  "last_applied_theme_id",
  "product_tier",
  "from_reminder_id",
  "is_card_editable",
  "sent_by_email_on",
  "sent_by_post_on",
  "sent_by_copy_link_on",
  "auto_nudge",
  "scheduled_for",
  "undelivered",
  "owned",
  "offered_to",
] as const satisfies readonly (keyof Story)[];

/** What each audience is told of a card, field by field (F-03). A field that no list names is told to nobody. */
export const storyFields: Readonly<Record<Audience, readonly (keyof Story)[]>> = {
  owner: [...face, ...signing, ...organising],
  contributor: [...face, ...signing, "is_card_editable"],
  groupLinkHolder: [...face, ...signing, "is_card_editable"],
  recipient: [...face, "saved", "thanks_message", "thanks_sent_on"],
  watcher: face,
  invitedToSign: [...face, "completion_date", "group_message"],
  invitedToReceive: face,
  outsider: face,
};

/** The links that each audience may pass on (design rule 2). */
export const tokensFor: Readonly<Record<Audience, readonly (keyof Story["tokens"])[]>> = {
  owner: ["group", "recipient", "watch"],
  contributor: ["group"],
  groupLinkHolder: ["group"],
  recipient: ["recipient"],
  watcher: [],
  invitedToSign: ["group"],
  invitedToReceive: ["recipient"],
  outsider: [],
};

/** Audiences of a slide: being its author counts more than the link it was reached by. */
export type SlideAudience = "owner" | "author" | "reader";

const page = [
  "id",
  "version",
  "story_id",
  "type",
  "variant",
  "title",
  "subtitle",
  "description",
  "date",
  "theme",
  "exported_id",
  "slide_data",
  "style",
  "title_age",
  "spotify_track_id",
  "giphy_id",
  "giphy_duration",
  "location_name",
  "location_lat",
  "location_lon",
  "location_ne_lat",
  "location_ne_lon",
  "location_sw_lat",
  "location_sw_lon",
  "location_zoom",
  "media",
  "position",
  "creator",
  "role_id",
  "thumbnail_id",
  "thumbnail_url",
  "is_webp_ready",
  "status",
  "created_on",
  "updated_on",
] as const satisfies readonly (keyof Slide)[];

export const slideFields: Readonly<Record<SlideAudience, readonly (keyof Slide)[]>> = {
  owner: [...page, "approved_on", "seen", "related_card_id"],
  author: [...page, "approved_on", "related_card_id"],
  reader: page,
};

/** An account's id is the same on every card: it is told to no one but its own, and to who made the card (F-07). */
export const creatorFields: Readonly<Record<SlideAudience, readonly (keyof Creator)[]>> = {
  owner: ["id", "first_name", "last_name", "email"],
  author: ["id", "first_name", "last_name", "email"],
  reader: ["first_name", "last_name"],
};

const file = [
  "id",
  "type",
  "status",
  "url",
  "mp4_url",
  "thumbnail_url",
  "duration",
  "width",
  "height",
  "peaks",
  "captions",
] as const satisfies readonly (keyof Media)[];
const making = [
  "progress",
  "failure",
  "created_on",
  "crop_source_id",
  "crop_transform",
] as const satisfies readonly (keyof Media)[];

export const mediaFields: Readonly<Record<SlideAudience, readonly (keyof Media)[]>> = {
  owner: [...file, ...making],
  author: [...file, ...making],
  reader: file,
};

/** `own` is the person themselves, `invited` whoever holds the open invitation, `fellow` anyone else in the card. */
export type RoleAudience = "owner" | "own" | "invited" | "fellow";

const part = [
  "id",
  "story_id",
  "role_type",
  "status",
  "person",
  "contribution_count",
  "created_on",
] as const satisfies readonly Exclude<keyof Role, "story">[];

export const roleFields: Readonly<Record<RoleAudience, readonly Exclude<keyof Role, "story">[]>> = {
  owner: [
    ...part,
    "join_token",
    "join_email",
    "has_watched",
    "last_watched_on",
    "opened_on",
    "nudged_on",
    "delivery",
    "delivery_reason",
    "co_owner",
  ],
  own: [
    ...part,
    "join_token",
    "join_email",
    "has_watched",
    "last_watched_on",
    "guest_token",
    "co_owner",
  ],
  invited: [...part, "join_token", "join_email"],
  fellow: part,
};

/** Addresses are for the person themselves and for the owner, who invited (OPEN-60). */
export const personFields: Readonly<Record<RoleAudience, readonly (keyof Person)[]>> = {
  owner: ["first_name", "last_name", "email"],
  own: ["first_name", "last_name", "email"],
  invited: ["first_name", "last_name"],
  fellow: ["first_name", "last_name"],
};

const moved = [
  "last_story_update",
  "last_contribution_update",
  "last_role_update",
] as const satisfies readonly (keyof Updates)[];

/** What waits is the owner's to know; the others learn that something changed. */
export const updatesFields: Readonly<Record<"owner" | "member", readonly (keyof Updates)[]>> = {
  owner: [...moved, "role_requests", "contributions_unseen"],
  member: moved,
};
