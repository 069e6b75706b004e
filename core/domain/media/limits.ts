import * as z from "zod/mini";

/** What may be uploaded: a medium of a message, a logo (API-89), or what is printed of a card. */
export const UploadType = z.enum(["audio", "photo", "video", "logo", "print"]);
export type UploadType = z.infer<typeof UploadType>;

/** OPEN-104: null means no limit of its own. */
export const MediaLimit = z.object({
  max_size_mb: z.number(),
  max_duration_s: z.nullable(z.number()),
  mime_types: z.array(z.string()),
});
export type MediaLimit = z.infer<typeof MediaLimit>;
export const MediaLimits = z.object({
  audio: MediaLimit,
  photo: MediaLimit,
  video: MediaLimit,
  logo: MediaLimit,
  print: MediaLimit,
});
export type MediaLimits = z.infer<typeof MediaLimits>;

/** Appendix E (OPEN-104, OPEN-105); audio takes no mp4 (MEDIA-12). */
export const mediaLimits: MediaLimits = {
  audio: {
    max_size_mb: 25,
    max_duration_s: 300,
    mime_types: [
      "audio/mpeg",
      "audio/wav",
      "audio/x-wav",
      "audio/webm",
      "audio/ogg",
      "audio/aac",
      "audio/flac",
    ],
  },
  photo: {
    max_size_mb: 25,
    max_duration_s: null,
    mime_types: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/heic", "image/heif"],
  },
  video: {
    max_size_mb: 250,
    max_duration_s: 300,
    mime_types: ["video/mp4", "video/quicktime", "video/webm", "video/x-m4v", "video/3gpp"],
  },
  logo: {
    max_size_mb: 5,
    max_duration_s: null,
    mime_types: ["image/png", "image/jpeg", "image/webp"],
  },
  /** An addition: no person chooses such a file, the page makes it. */
  print: { max_size_mb: 60, max_duration_s: null, mime_types: ["application/pdf"] },
};

/** Bytes in a megabyte, as sizes convert (MEDIA-16). */
export const megabyte = 1_048_576;
/** The largest upload of a type, in bytes. */
export const maxBytes = (type: UploadType): number => mediaLimits[type].max_size_mb * megabyte;
/** The size of a file as POST /media takes it, in whole kilobytes. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
