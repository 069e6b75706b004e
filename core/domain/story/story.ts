import * as z from "zod/mini";
import { Slide } from "../slide/slide.ts";

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

/** The fields an owner changes with PUT /story/{id} (STORY-01..05, STORY-18, STORY-19). */
export const storyDetails = {
  title: z.string(),
  occasion: Occasion,
  occasion_date: text,
  completion_date: text,
  recipient_first_name: z.string(),
  recipient_last_name: z.string(),
  greeting_to: text,
  greeting_message: text,
  greeting_from: text,
  has_landscape_cover: z.boolean(),
  content_moderation: z.boolean(),
  group_link_privacy: LinkPrivacy,
  recipient_link_privacy: LinkPrivacy,
  has_credits_slide: z.boolean(),
  show_as_you_go: z.boolean(),
  group_message: text,
  owner_email_notifications: z.boolean(),
  setup_card_complete: z.boolean(),
  setup_invite_complete: z.boolean(),
  setup_send_complete: z.boolean(),
};

/** A card as answered (STORY-01..05). Counts are of what this viewer may see. */
export const Story = z.object({
  id: z.string(),
  version: z.number(),
  ...storyDetails,
  slides: z.array(Slide),
  owner: z.object({ first_name: z.string(), last_name: z.string() }),
  cover_url: text,
  has_sbp_credit: z.boolean(),
  fx_confetti: z.boolean(),
  fx_snow: z.boolean(),
  role_active_count: z.number(),
  role_request_count: z.number(),
  role_count: z.number(),
  contribution_count: z.number(),
  my_contribution_count: z.number(),
  unseen_slide_count: z.number(),
  /** Messages that wait for room in the card (OPEN-149); the owner's eyes only, else 0. */
  waiting_slide_count: z.number(),
  has_updates: z.boolean(),
  created_on: z.string(),
  received_on: text,
  saved: z.boolean(),
  last_story_update: z.string(),
  last_contribution_update: z.string(),
  last_role_update: z.string(),
  /** Only for those who may pass them on. */
  tokens: z.object({
    group: z.optional(z.string()),
    recipient: z.optional(z.string()),
    watch: z.optional(z.string()),
  }),
  thanks_message: text,
  thanks_sent_on: text,
  last_applied_theme_id: text,
  product_tier: ProductTier,
  from_reminder_id: text,
  is_card_editable: z.boolean(),
  sent_by_email_on: text,
  sent_by_post_on: text,
  sent_by_copy_link_on: text,
});
export type Story = z.infer<typeof Story>;

/** STORY-12. */
export const Updates = z.object({
  role_requests: z.number(),
  contributions_unseen: z.number(),
  last_story_update: z.string(),
  last_contribution_update: z.string(),
  last_role_update: z.string(),
});
export type Updates = z.infer<typeof Updates>;

/** OPEN-73: derived, not stored. */
export const storyStatus = (story: Pick<Story, "setup_send_complete" | "received_on">) =>
  story.received_on ? "received" : story.setup_send_complete ? "sent" : "draft";
