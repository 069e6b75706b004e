import * as z from "zod/mini";
import { Slide, SlideStatus } from "./slide.ts";

/** A message somebody adds through a group link (OPEN-95, OPEN-96). */
export const Contribution = z.object({ id: z.string(), status: SlideStatus, slide: Slide });
export type Contribution = z.infer<typeof Contribution>;

/** One row of a card's list of messages (API-40). */
export const ContributionRow = z.object({
  id: z.string(),
  seen: z.optional(z.boolean()),
  thumbnail_url: z.nullable(z.string()),
  thumbnail_id: z.nullable(z.string()),
  status: SlideStatus,
  slide: Slide,
});
export type ContributionRow = z.infer<typeof ContributionRow>;
