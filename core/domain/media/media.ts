import * as z from "zod/mini";

/** `photo` is canonical, `image` accepted as the same (OPEN-103). */
export const MediaType = z.enum(["audio", "photo", "video"]);
export type MediaType = z.infer<typeof MediaType>;
export const MediaStatus = z.enum(["processing", "available", "failed"]);
export type MediaStatus = z.infer<typeof MediaStatus>;

/** Fractions of the source picture; rotation in degrees (OPEN-108). */
export const CropTransform = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z.number(),
  scale: z.number(),
});
export type CropTransform = z.infer<typeof CropTransform>;

/**
 * A photo, voice or video (MEDIA-01). `duration` in seconds, `progress` 0-100. How it was made is told to whoever
 * uploaded it and to the card's owner.
 */
export const Media = z.object({
  id: z.string(),
  type: MediaType,
  status: MediaStatus,
  url: z.nullable(z.string()),
  mp4_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  created_on: z.optional(z.string()),
  progress: z.optional(z.number()),
  crop_source_id: z.optional(z.nullable(z.string())),
  crop_transform: z.optional(z.nullable(CropTransform)),
});
export type Media = z.infer<typeof Media>;
