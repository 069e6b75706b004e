import * as z from "zod/mini";
import { MediaType } from "#core/domain/media/index.ts";
import { SlideType } from "#core/domain/slide/index.ts";
import { date, id, line, lines, maybe, number, oneOf, spelt, whole } from "./fields.ts";

/**
 * What an author writes into a slide: kinds and generous bounds only. What each type of slide wants is
 * the business of core/domain/slide, with its own words.
 */
const entries = (most: number) => z.maxLength(most, `Please keep this to ${most} entries or fewer`);

/** SLIDE-01; parts that this version does not know pass through (OPEN-75). */
const theme = z
  .looseObject(
    { name: z.optional(line(200)), exported_sku: z.optional(line(100)) },
    "Please send the theme as an object",
  )
  .check(
    z.refine((given) => JSON.stringify(given).length <= 10_000, { error: "That theme is too big" }),
  );

export const slideData = z
  .record(
    line(100),
    z
      .array(
        z.object(
          { key: line(100), value: line(2000) },
          "Please send each field as a key and a value",
        ),
        "Please send a list of fields",
      )
      .check(entries(100)),
    "Please send lists of fields by exported id",
  )
  .check(
    z.refine((given) => Object.keys(given).length <= 20, { error: "That is too many covers" }),
  );

/** "image" is "photo" (OPEN-103), in any case (OPEN-61). */
export const mediaType = oneOf(MediaType.options, { image: "photo" });

const text = maybe(line(2000));
const degrees = maybe(number);

export const writtenFields = {
  title: text,
  subtitle: text,
  description: maybe(lines(10_000)),
  date: maybe(date),
  theme: maybe(theme),
  exported_id: maybe(line(100)),
  slide_data: maybe(slideData),
  style: maybe(line(100)),
  title_age: maybe(whole),
  spotify_track_id: maybe(line(200)),
  giphy_id: maybe(line(200)),
  giphy_duration: maybe(number),
  location_name: text,
  location_lat: degrees,
  location_lon: degrees,
  location_ne_lat: degrees,
  location_ne_lon: degrees,
  location_sw_lat: degrees,
  location_sw_lon: degrees,
  location_zoom: degrees,
  media: z.optional(
    z
      .array(
        z.object({ id, position: whole }, "Please send each file as an id and a position"),
        "Please send a list of files",
      )
      .check(entries(50)),
  ),
};

export const slideType = oneOf(SlideType.options);
export const variant = line(100);

/** The card's order: `{slides: […], version?}`, or the bare list (OPEN-79). */
export const slideOrder = spelt(
  z.object(
    {
      slides: z
        .array(
          z.object(
            {
              id,
              position: whole.check(z.minimum(1, "Positions start at 1")),
            },
            "Please send each slide as an id and a position",
          ),
          "Please send a list of slides",
        )
        .check(entries(2000)),
      version: z.optional(whole),
    },
    "Please send a list of slides",
  ),
  (given) => (Array.isArray(given) ? { slides: given } : given),
);
