import * as z from "zod/mini";
import { Media } from "../media/media.ts";

/** SLIDE-04; `placeholder` exists in the web only. */
export const SlideType = z.enum([
  "audio",
  "credits",
  "date",
  "giphy",
  "legacy",
  "location",
  "music",
  "news",
  "photos",
  "text",
  "title",
  "video",
]);
export type SlideType = z.infer<typeof SlideType>;

/** OPEN-96: pending (stored, not in the card), moderated (sent, waits for approval), approved, rejected. */
export const SlideStatus = z.enum(["pending", "moderated", "approved", "rejected"]);
export type SlideStatus = z.infer<typeof SlideStatus>;

export const SlideTheme = z.looseObject({ exported_sku: z.optional(z.string()) });
export type SlideTheme = z.infer<typeof SlideTheme>;

/** Key/value lists keyed by exported id (SLIDE-01). */
export const SlideData = z.record(
  z.string(),
  z.array(z.object({ key: z.string(), value: z.string() })),
);
export type SlideData = z.infer<typeof SlideData>;

/** Whoever made the slide; their id and e-mail are there only for those who may see them (OPEN-60). */
export const Creator = z.object({
  id: z.optional(z.nullable(z.string())),
  first_name: z.string(),
  last_name: z.string(),
  email: z.optional(z.nullable(z.string())),
});
export type Creator = z.infer<typeof Creator>;

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** The fields of a slide that its author writes (SLIDE-01, SLIDE-02). */
export const slideContent = {
  title: text,
  subtitle: text,
  description: text,
  date: text,
  theme: z.nullable(SlideTheme),
  exported_id: text,
  slide_data: z.nullable(SlideData),
  style: text,
  title_age: number,
  spotify_track_id: text,
  giphy_id: text,
  giphy_duration: number,
  location_name: text,
  location_lat: number,
  location_lon: number,
  location_ne_lat: number,
  location_ne_lon: number,
  location_sw_lat: number,
  location_sw_lon: number,
  location_zoom: number,
};

/** One page of a card, as answered (SLIDE-01..03); what is optional is told to some (see `showing`). `version` is what a later write may name (409). */
export const Slide = z.object({
  id: z.string(),
  version: z.number(),
  story_id: z.string(),
  type: SlideType,
  variant: z.string(),
  ...slideContent,
  media: z.array(z.extend(Media, { position: z.number(), duration: number })),
  position: z.number(),
  creator: z.nullable(Creator),
  role_id: text,
  thumbnail_id: text,
  thumbnail_url: text,
  is_webp_ready: z.boolean(),
  seen: z.optional(z.boolean()),
  status: SlideStatus,
  /** When it last was approved; with `moderated` it says "Changed since you approved it". */
  approved_on: z.optional(text),
  related_card_id: z.optional(text),
  created_on: z.string(),
  updated_on: z.string(),
});
export type Slide = z.infer<typeof Slide>;
