import * as z from "zod/mini";

/** A piece of music that a card can play (MUSIC-01); `length` in seconds (OPEN-135). */
export const Track = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  genre: z.string(),
  length: z.number(),
  cover_url: z.nullable(z.string()),
});
export type Track = z.infer<typeof Track>;
