import * as z from "zod/mini";
import { Caption } from "./captions.ts";

/** `photo` is canonical, `image` accepted as the same (OPEN-103). */
export const MediaType = z.enum(["audio", "photo", "video"]);
export type MediaType = z.infer<typeof MediaType>;
export const MediaStatus = z.enum(["processing", "available", "failed"]);
export type MediaStatus = z.infer<typeof MediaStatus>;

/** Why a medium failed: not of its kind, too many bytes or pixels, too long, damaged or cut, or the work on it broke. */
export const MediaFailure = z.enum(["wrongType", "tooLarge", "tooLong", "unreadable", "broken"]);
export type MediaFailure = z.infer<typeof MediaFailure>;

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
 * A photo, voice or video (MEDIA-01). `duration` in seconds, `progress` 0-100; `width` and `height` in pixels of what is
 * seen, null for sound. `peaks` are how loud a recording is, in equal parts of its length, from 0 to 1; `captions` what
 * is said in it. All of these are null while they are not known. How it was made is told to whoever uploaded it and to
 * the card's owner.
 */
export const Media = z.object({
  id: z.string(),
  type: MediaType,
  status: MediaStatus,
  url: z.nullable(z.string()),
  mp4_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  peaks: z.nullable(z.array(z.number())),
  captions: z.nullable(z.array(Caption)),
  failure: z.optional(z.nullable(MediaFailure)),
  created_on: z.optional(z.string()),
  progress: z.optional(z.number()),
  crop_source_id: z.optional(z.nullable(z.string())),
  crop_transform: z.optional(z.nullable(CropTransform)),
});
export type Media = z.infer<typeof Media>;
