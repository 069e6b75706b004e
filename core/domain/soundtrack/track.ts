import * as z from "zod/mini";
import { Genre } from "./genre.ts";

/**
 * A piece of music that a card can play (MUSIC-01); `length` in seconds (OPEN-135). `peaks` are the loudest of equal
 * parts of it, 0 to 1.
 */
export const Track = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  composer: z.string(),
  genre: Genre,
  length: z.number(),
  cover_url: z.nullable(z.string()),
  peaks: z.array(z.number()),
});
export type Track = z.infer<typeof Track>;
