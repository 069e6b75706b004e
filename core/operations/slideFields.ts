import * as z from "zod/mini";
import { MediaType } from "#core/domain/media/index.ts";
import { SlideType } from "#core/domain/slide/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { date, id, line, lines, maybe, number, oneOf, spelt, whole } from "./fields.ts";

/**
 * What an author writes into a slide: kinds and generous bounds only. What each type of slide wants is
 * the business of core/domain/slide, with its own words.
 */
const entries = (most: number) => z.maxLength(most, asText(fieldWords.mostEntries(most)));

/** SLIDE-01; parts that this version does not know pass through (OPEN-75). */
const theme = z
  .looseObject(
    { name: z.optional(line(200)), exported_sku: z.optional(line(100)) },
    asText(fieldWords.theme),
  )
  .check(
    z.refine((given) => JSON.stringify(given).length <= 10_000, {
      error: asText(fieldWords.themeTooBig),
    }),
  );

export const slideData = z
  .record(
    line(100),
    z
      .array(
        z.object({ key: line(100), value: line(2000) }, asText(fieldWords.exportedField)),
        asText(fieldWords.fieldList),
      )
      .check(entries(100)),
    asText(fieldWords.exportedFields),
  )
  .check(
    z.refine((given) => Object.keys(given).length <= 20, {
      error: asText(fieldWords.tooManyCovers),
    }),
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
      .array(z.object({ id, position: whole }, asText(fieldWords.file)), asText(fieldWords.files))
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
              position: whole.check(z.minimum(1, asText(fieldWords.positions))),
            },
            asText(fieldWords.slide),
          ),
          asText(fieldWords.slides),
        )
        .check(entries(2000)),
      version: z.optional(whole),
    },
    asText(fieldWords.slides),
  ),
  (given) => (Array.isArray(given) ? { slides: given } : given),
);
