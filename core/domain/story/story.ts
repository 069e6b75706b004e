import * as z from "zod/mini";
import { Undelivered } from "../mail/undelivered.ts";
import { Slide } from "../slide/slide.ts";
import { OfferedTo } from "./offeredTo.ts";

/** SHOP-01, with the blank of the specification; as URL slug `work-anniversary` (OPEN-143). */
export const Occasion = z.enum([
  "custom",
  "birthday",
  "welcome",
  "work anniversary",
  "thanks",
  "congrats",
  "appreciation",
  "getwell",
  "leaving",
  "valentines",
  "anniversary",
  "wedding",
  "mothers",
  "fathers",
  "christmas",
  "trip",
  "album",
]);
export type Occasion = z.infer<typeof Occasion>;

/** PAY-01. */
export const ProductTier = z.enum(["free", "starter", "unlimited"]);
export type ProductTier = z.infer<typeof ProductTier>;

/** OPEN-63. */
export const LinkPrivacy = z.enum(["public", "private"]);
export type LinkPrivacy = z.infer<typeof LinkPrivacy>;

const text = z.nullable(z.string());

const told = z.optional;

/**
 * A card as answered (STORY-01..05). What stands as optional is told to some and not to others: who is told what is
 * the table in `showing`. Counts are of what this viewer may see.
 */
export const Story = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  occasion: Occasion,
  occasion_date: told(text),
  completion_date: told(text),
  recipient_first_name: z.string(),
  recipient_last_name: z.string(),
  greeting_to: text,
  greeting_message: text,
  greeting_from: text,
  has_landscape_cover: z.boolean(),
  content_moderation: told(z.boolean()),
  group_link_privacy: told(LinkPrivacy),
  recipient_link_privacy: told(LinkPrivacy),
  has_credits_slide: z.boolean(),
  show_as_you_go: told(z.boolean()),
  /** Whether people sign with a name alone, without an account (decision 0076). */
  guests_may_sign: told(z.boolean()),
  group_message: told(text),
  owner_email_notifications: told(z.boolean()),
  setup_card_complete: told(z.boolean()),
  setup_invite_complete: told(z.boolean()),
  setup_send_complete: told(z.boolean()),
  slides: z.array(Slide),
  owner: z.object({ first_name: z.string(), last_name: z.string() }),
  cover_url: text,
  has_sbp_credit: told(z.boolean()),
  fx_confetti: z.boolean(),
  fx_snow: z.boolean(),
  role_active_count: told(z.number()),
  role_request_count: told(z.number()),
  role_count: told(z.number()),
  contribution_count: told(z.number()),
  my_contribution_count: told(z.number()),
  unseen_slide_count: told(z.number()),
  /** Messages that wait for the organiser's approval, seen or not (OPEN-170). */
  moderated_slide_count: told(z.number()),
  /** Messages that wait for room in the card (OPEN-149). */
  waiting_slide_count: told(z.number()),
  has_updates: told(z.boolean()),
  created_on: z.string(),
  received_on: told(text),
  saved: told(z.boolean()),
  last_story_update: told(z.string()),
  last_contribution_update: told(z.string()),
  last_role_update: told(z.string()),
  /** Only for those who may pass them on. */
  tokens: z.object({
    group: z.optional(z.string()),
    recipient: z.optional(z.string()),
    watch: z.optional(z.string()),
  }),
  thanks_message: told(text),
  thanks_sent_on: told(text),
  /** The name of who wrote them, as it was then; null where it is not known. */
  thanks_from: told(text),
  /** The owner put the thanks out of sight (OPEN-171). */
  thanks_hidden: told(z.boolean()),
  last_applied_theme_id: told(text),
  product_tier: told(ProductTier),
  from_reminder_id: told(text),
  is_card_editable: told(z.boolean()),
  sent_by_email_on: told(text),
  sent_by_post_on: told(text),
  sent_by_copy_link_on: told(text),
  /** Whether whoever has not signed is nudged by itself before `completion_date`. */
  auto_nudge: told(z.boolean()),
  /** The day on which it goes to somebody next, YYYY-MM-DD as it was chosen; null where none is planned. */
  scheduled_for: told(text),
  /** Whom the card did not reach by mail (F-30). */
  undelivered: told(z.array(Undelivered)),
  /** Whether it is the asker's own, or one that they help to organise (decision 0077). */
  owned: told(z.boolean()),
  /** To whom its owner offers it; null where to no one. */
  offered_to: told(z.nullable(OfferedTo)),
});
export type Story = z.infer<typeof Story>;

/** STORY-12. */
export const Updates = z.object({
  /** The owner's to know. */
  role_requests: told(z.number()),
  contributions_unseen: told(z.number()),
  last_story_update: z.string(),
  last_contribution_update: z.string(),
  last_role_update: z.string(),
});
export type Updates = z.infer<typeof Updates>;

/** OPEN-73: derived, not stored. */
export const storyStatus = (story: Pick<Story, "setup_send_complete" | "received_on">) =>
  story.received_on ? "received" : story.setup_send_complete ? "sent" : "draft";
