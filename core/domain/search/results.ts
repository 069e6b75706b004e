import * as z from "zod/mini";

/** A moving picture that was found (SEARCH-01); `duration` in seconds, sizes in pixels. */
export const Gif = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  mp4_url: z.nullable(z.string()),
  preview_url: z.string(),
  width: z.number(),
  height: z.number(),
  duration: z.nullable(z.number()),
});
export type Gif = z.infer<typeof Gif>;

/** So many songs a search answers unless it is told otherwise (SEARCH-02). */
export const songsPerSearch = 10;

/** A song that was found (SEARCH-02); `duration` in seconds. */
export const Song = z.object({
  id: z.string(),
  name: z.string(),
  artist: z.string(),
  album: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  preview_url: z.nullable(z.string()),
  duration: z.nullable(z.number()),
});
export type Song = z.infer<typeof Song>;
