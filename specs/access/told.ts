import type { OperationId } from "#core/operations/index.ts";
import type { Who } from "./world.ts";

/** What is told to whom: written by hand from the requirements, without looking at how answers are built (R23). */
const list = (...parts: readonly string[]): readonly string[] => parts.flatMap((p) => p.split(" "));

const look =
  "id version title occasion recipient_first_name recipient_last_name greeting_to greeting_message greeting_from " +
  "has_landscape_cover has_credits_slide fx_confetti fx_snow slides owner cover_url created_on tokens";
const forSigners =
  "completion_date group_message show_as_you_go content_moderation guests_may_sign contribution_count my_contribution_count " +
  "last_story_update last_contribution_update is_card_editable";
const ownersOnly =
  "occasion_date group_link_privacy recipient_link_privacy owner_email_notifications setup_card_complete " +
  "setup_invite_complete setup_send_complete has_sbp_credit role_active_count role_request_count role_count " +
  "unseen_slide_count moderated_slide_count waiting_slide_count has_updates received_on saved last_role_update " +
  "thanks_message thanks_sent_on thanks_from thanks_hidden last_applied_theme_id product_tier from_reminder_id sent_by_email_on sent_by_post_on " +
  "sent_by_copy_link_on auto_nudge scheduled_for undelivered owned offered_to";

/** A card, by whom it is shown to. */
export const cardTold = {
  owner: list(look, forSigners, ownersOnly),
  contributor: list(look, forSigners),
  groupLinkHolder: list(look, forSigners),
  recipient: list(look, "saved thanks_message thanks_sent_on"),
  watcher: list(look),
  invitedToSign: list(look, "completion_date group_message"),
  invitedToReceive: list(look),
  outsider: list(look),
} as const;
export type Reader = keyof typeof cardTold;

/** The links that are handed on; every other token is a secret. */
export const linksTold: Readonly<Record<Reader, readonly string[]>> = {
  owner: ["group", "recipient", "watch"],
  contributor: ["group"],
  groupLinkHolder: ["group"],
  recipient: ["recipient"],
  watcher: [],
  invitedToSign: ["group"],
  invitedToReceive: ["recipient"],
  outsider: [],
};

const words =
  "id version story_id type variant title subtitle description date theme exported_id slide_data style title_age " +
  "spotify_track_id giphy_id giphy_duration location_name location_lat location_lon location_ne_lat location_ne_lon " +
  "location_sw_lat location_sw_lon location_zoom media position creator role_id thumbnail_id thumbnail_url " +
  "is_webp_ready status created_on updated_on";
export const slideTold = {
  owner: list(words, "approved_on seen related_card_id"),
  author: list(words, "approved_on related_card_id"),
  reader: list(words),
};
/** Of a message within its card, where the card was given colours of its own. */
export const slideToldWithCard = ["background"] as const;
export const creatorTold = {
  owner: list("id first_name last_name email"),
  author: list("id first_name last_name email"),
  reader: list("first_name last_name"),
};
const file = "id type status url mp4_url thumbnail_url duration width height peaks captions";
const ofMaking = "progress failure created_on crop_source_id crop_transform";
export const mediumTold = {
  owner: list(file, ofMaking),
  author: list(file, ofMaking),
  reader: list(file),
};
const part = "id story_id role_type status person contribution_count created_on";
export const roleTold = {
  owner: list(
    part,
    "join_token join_email has_watched last_watched_on opened_on nudged_on delivery delivery_reason co_owner",
  ),
  own: list(part, "join_token join_email has_watched last_watched_on guest_token co_owner"),
  invited: list(part, "join_token join_email"),
  fellow: list(part),
};
export const personTold = {
  owner: list("first_name last_name email"),
  own: list("first_name last_name email"),
  invited: list("first_name last_name"),
  fellow: list("first_name last_name"),
};
/** A card on its way to somebody: its organiser's alone. */
export const deliveryTold = {
  owner: list(
    "id role_id state recipient_email recipient_name recipient_message deliver_on deliver_at deliver_zone goes_on since held_for reason",
  ),
};
export const updatesTold = {
  owner: list(
    "role_requests contributions_unseen last_story_update last_contribution_update last_role_update",
  ),
  member: list("last_story_update last_contribution_update last_role_update"),
};

/** Its co-owner is told what its owner is (decision 0077). */
export const organisesOurs = (who: Who): boolean => who === "owner" || who === "coOwner";
/** Who the asker is to our card once they are in it. */
const byPart: Partial<Record<Who, Reader>> = {
  owner: "owner",
  coOwner: "owner",
  "contributor active": "contributor",
  "recipient active": "recipient",
  "viewer active": "watcher",
};
const member = (who: Who): Reader => byPart[who] ?? "outsider";
const byInviteLink = (who: Who): Reader =>
  who === "viewer active" ? "groupLinkHolder" : (byPart[who] ?? "groupLinkHolder");
const byFinishedLink = (who: Who): Reader => (organisesOurs(who) ? "owner" : "recipient");
const byWatchLink = (who: Who): Reader =>
  organisesOurs(who) ? "owner" : who === "recipient active" ? "recipient" : "watcher";
const invitedToSign = (who: Who): Reader => (organisesOurs(who) ? "owner" : "invitedToSign");
const outside = (who: Who): Reader => (organisesOurs(who) ? "owner" : "outsider");

/** Who the asker is to a card that this operation answers with; by the kind of link where it takes one. */
export const readerIn: Partial<Record<OperationId, (who: Who, link?: string) => Reader>> = {
  createStory: () => "owner",
  readStory: member,
  readStoryByLink: (who, link) =>
    link === "recipient"
      ? byFinishedLink(who)
      : link === "watch"
        ? byWatchLink(who)
        : byInviteLink(who),
  changeStory: member,
  changeEffects: member,
  convertStory: member,
  adoptStory: () => "owner",
  markSentByLink: member,
  orderSlides: member,
  sendStory: member,
  deliverNow: member,
  thank: byFinishedLink,
  readRole: member,
  readRoles: member,
  readPendingRoles: outside,
  readInvitation: invitedToSign,
  answerInvitation: (who) => (who === "recipient active" ? "invitedToReceive" : invitedToSign(who)),
  approveRole: outside,
  readPayments: () => "owner",
  readPayment: () => "owner",
  requestReceipt: () => "owner",
  readStoryReminders: () => "owner",
  readReminders: () => "owner",
  readReminder: () => "owner",
  createReminder: () => "owner",
  changeReminder: () => "owner",
  importReminders: () => "owner",
};
