import * as z from "zod/mini";

/** What a library of tracks is sorted by, in the order in which they're shown (OPEN-135). */
export const genres = [
  "Acoustic",
  "Celebration",
  "Chill",
  "Festive",
  "Romantic",
  "Upbeat",
] as const;
export const Genre = z.enum(genres);
export type Genre = z.infer<typeof Genre>;
