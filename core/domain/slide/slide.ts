import * as z from "zod/mini";
import { Media } from "../media/media.ts";
import { slideContent } from "./content.ts";
import { slidePlays } from "./kinds/registry.ts";

/** The kinds of slides, by their registry (SLIDE-04); `placeholder` exists in the web only. */
export type SlideType = keyof typeof slidePlays;
export const SlideType = z.enum(Object.keys(slidePlays).sort() as SlideType[]);

/** OPEN-96: pending (stored, not in the card), moderated (sent, waits for approval), approved, rejected. */
export const SlideStatus = z.enum(["pending", "moderated", "approved", "rejected"]);
export type SlideStatus = z.infer<typeof SlideStatus>;

/** Whoever made the slide; their id and e-mail are there only for those who may see them (OPEN-60). */
export const Creator = z.object({
  id: z.optional(z.nullable(z.string())),
  first_name: z.string(),
  last_name: z.string(),
  email: z.optional(z.nullable(z.string())),
});
export type Creator = z.infer<typeof Creator>;

/** One page of a card, as answered (SLIDE-01..03); what is optional is told to some (see `showing`). `version` is what a later write may name (409). */
export const Slide = z.object({
  id: z.string(),
  version: z.number(),
  story_id: z.string(),
  type: SlideType,
  variant: z.string(),
  ...slideContent,
  media: z.array(z.extend(Media, { position: z.number(), duration: z.nullable(z.number()) })),
  position: z.number(),
  creator: z.nullable(Creator),
  role_id: z.nullable(z.string()),
  thumbnail_id: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  is_webp_ready: z.boolean(),
  /** "#RRGGBB" behind a message, in a card that has colours of its own (OPEN-125); told with its card. */
  background: z.optional(z.nullable(z.string())),
  seen: z.optional(z.boolean()),
  status: SlideStatus,
  /** When it last was approved; with `moderated` it says "Changed since you approved it". */
  approved_on: z.optional(z.nullable(z.string())),
  related_card_id: z.optional(z.nullable(z.string())),
  created_on: z.string(),
  updated_on: z.string(),
});
export type Slide = z.infer<typeof Slide>;
