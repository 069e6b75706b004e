import * as z from "zod/mini";
import { type Place, placeWith } from "#core/domain/search/index.ts";
import type { Places } from "#core/service/ports/index.ts";
import { type ProviderPorts, provider } from "./provider.ts";

export interface NominatimOptions extends ProviderPorts {
  /** Where it is: "https://nominatim.example.org". */
  readonly base: string;
  /** Who asks, as its rules want to know. */
  readonly userAgent: string;
}

const degrees = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const Found = z.array(
  z.object({
    place_id: z.union([z.number(), z.string()]),
    lat: degrees,
    lon: degrees,
    name: z.optional(z.string()),
    display_name: z.string(),
    /** South, north, west, east. */
    boundingbox: z.tuple([degrees, degrees, degrees, degrees]),
    address: z.optional(
      z.object({
        country_code: z.optional(z.string()),
        state: z.optional(z.string()),
        county: z.optional(z.string()),
      }),
    ),
  }),
);

const placeOf = (found: z.infer<typeof Found>[number]): Place => {
  const [sw_lat, ne_lat, sw_lon, ne_lon] = found.boundingbox;
  const name = found.name || (found.display_name.split(",")[0] ?? found.display_name);
  const region = found.address?.state ?? found.address?.county ?? null;
  return placeWith(
    {
      id: String(found.place_id),
      name,
      region: region === name ? null : region,
      country: found.address?.country_code?.toUpperCase() ?? null,
      lat: found.lat,
      lon: found.lon,
    },
    { ne_lat, ne_lon, sw_lat, sw_lon },
  );
};

/** A geocoder that speaks as Nominatim does; what it cannot answer comes from `otherwise` (OPEN-136). */
export const nominatim = (
  { base, userAgent, ...ports }: NominatimOptions,
  otherwise: Places,
): Places => {
  const { ask } = provider("The geocoder", ports);
  return {
    search: async (term, limit) => {
      if (term.trim() === "") return { source: "bundled", results: [] };
      const query = new URLSearchParams({
        q: term,
        format: "jsonv2",
        limit: String(limit),
        addressdetails: "1",
        "accept-language": "en",
      });
      const found = await ask(
        `search ${limit} ${term}`,
        () => new Request(`${base}/search?${query}`, { headers: { "user-agent": userAgent } }),
        (answer) => z.parse(Found, answer).map(placeOf),
      );
      return found ? { source: "geocoder", results: found } : otherwise.search(term, limit);
    },
  };
};
