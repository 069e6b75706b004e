import * as z from "zod/mini";

export const SlideTheme = z.looseObject({ exported_sku: z.optional(z.string()) });
export type SlideTheme = z.infer<typeof SlideTheme>;

/** Key/value lists keyed by exported id (SLIDE-01). */
export const SlideData = z.record(
  z.string(),
  z.array(z.object({ key: z.string(), value: z.string() })),
);
export type SlideData = z.infer<typeof SlideData>;

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** The fields of a slide that its author writes (SLIDE-01, SLIDE-02). */
export const slideContent = {
  title: text,
  subtitle: text,
  description: text,
  date: text,
  theme: z.nullable(SlideTheme),
  exported_id: text,
  slide_data: z.nullable(SlideData),
  style: text,
  title_age: number,
  spotify_track_id: text,
  giphy_id: text,
  giphy_duration: number,
  location_name: text,
  location_lat: number,
  location_lon: number,
  location_ne_lat: number,
  location_ne_lon: number,
  location_sw_lat: number,
  location_sw_lon: number,
  location_zoom: number,
};

/** The author-written fields, whatever the kind. */
export type SlideContent = { [F in keyof typeof slideContent]: z.infer<(typeof slideContent)[F]> };

/** Every author-written field empty. */
export const emptyContent: SlideContent = {
  title: null,
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  exported_id: null,
  slide_data: null,
  style: null,
  title_age: null,
  spotify_track_id: null,
  giphy_id: null,
  giphy_duration: null,
  location_name: null,
  location_lat: null,
  location_lon: null,
  location_ne_lat: null,
  location_ne_lon: null,
  location_sw_lat: null,
  location_sw_lon: null,
  location_zoom: null,
};
