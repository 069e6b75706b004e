import * as z from "zod/mini";

/**
 * A moving picture that was found (SEARCH-01); `duration` in seconds, sizes in pixels. `preview_url` moves and is small
 * enough for a grid, `still_url` is one frame of it.
 */
export const Gif = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  mp4_url: z.nullable(z.string()),
  preview_url: z.string(),
  still_url: z.string(),
  width: z.number(),
  height: z.number(),
  duration: z.nullable(z.number()),
});
export type Gif = z.infer<typeof Gif>;

/** Whom found things come from: what the product brings along, or a provider that wants to be named. */
export const CatalogueSource = z.enum(["bundled", "giphy", "spotify", "geocoder"]);
export type CatalogueSource = z.infer<typeof CatalogueSource>;

/** GIFs on one page of a search (OPEN-137). */
export const gifsPerPage = 24;
/** So many songs a search answers unless it is told otherwise (SEARCH-02). */
export const songsPerSearch = 10;
/** So many places are offered for what was typed. */
export const placesPerSearch = 8;

/**
 * A song that was found (SEARCH-02); `duration` in seconds. `preview_url` is what a slide plays, null where there is
 * nothing to play; `link_url` leads to the song at its provider. `peaks` are the loudest of equal parts of what is
 * played, 0 to 1.
 */
export const Song = z.object({
  id: z.string(),
  name: z.string(),
  artist: z.string(),
  album: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  preview_url: z.nullable(z.string()),
  link_url: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  peaks: z.nullable(z.array(z.number())),
});
export type Song = z.infer<typeof Song>;

/**
 * A place that was found (SEARCH-04), as a slide stores it: degrees, the corners of the box that shows it, and the zoom
 * of a web map that the box fits. `country` is a code of two letters.
 */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lat: z.number(),
  lon: z.number(),
  ne_lat: z.number(),
  ne_lon: z.number(),
  sw_lat: z.number(),
  sw_lon: z.number(),
  zoom: z.number(),
});
export type Place = z.infer<typeof Place>;
