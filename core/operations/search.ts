import * as z from "zod/mini";
import {
  CatalogueSource,
  Gif,
  Place,
  placesPerSearch,
  Song,
  songsPerSearch,
} from "#core/domain/search/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { fields, id, line, numeric, whole } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Search";
const subject = { of: "none" } as const;
const who = "anyone";

const term = line(100);
const page = numeric(
  whole.check(
    z.minimum(1, asText(fieldWords.pages)),
    z.maximum(200, asText(fieldWords.noMorePages)),
  ),
);
const limit = numeric(
  whole.check(
    z.minimum(1, asText(fieldWords.atLeastOne)),
    z.maximum(50, asText(fieldWords.mostFifty)),
  ),
);
export const searchOperations = {
  readGif: operation({
    tag,
    summary: "Get a GIF",
    ids: ["API-79", "SEARCH-01"],
    query: fields({ giphy_id: id }),
    answer: z.object({ result: Gif }),
    subject,
    who,
  }),
  /** `page` starts at 1 and holds 24; `pages` is how many there are. Whoever shows them names their `source`. */
  searchGifs: operation({
    tag,
    summary: "Search GIFs",
    ids: ["API-80", "SEARCH-01", "OPEN-137"],
    query: fields({ term, page: z.optional(page) }),
    answer: z.object({ results: z.array(Gif), pages: z.number(), source: CatalogueSource }),
    subject,
    who,
  }),
  /** By `term` it answers `results`, by `spotify_track_id` one `result`. */
  searchSongs: operation({
    tag,
    summary: "Search songs, or get one",
    ids: ["API-81", "API-82", "SEARCH-02"],
    query: fields({
      term: z.optional(term),
      limit: z._default(limit, songsPerSearch),
      spotify_track_id: z.optional(id),
    }),
    answer: z.object({
      results: z.optional(z.array(Song)),
      result: z.optional(Song),
      source: z.optional(CatalogueSource),
    }),
    subject,
    who,
  }),
  /** An addition to the catalogue of calls, which knows none for places (OPEN-136). */
  searchPlaces: operation({
    tag,
    summary: "Search places",
    ids: ["API-80", "OPEN-136", "SEARCH-04"],
    query: fields({ term, limit: z._default(limit, placesPerSearch) }),
    answer: z.object({ results: z.array(Place), source: CatalogueSource }),
    subject,
    who,
  }),
};
