import * as z from "zod/mini";
import { type Gif, gifsPerPage } from "#core/domain/search/index.ts";
import type { Gifs } from "#core/service/ports/index.ts";
import { isBundled } from "./data.ts";
import { type ProviderPorts, provider } from "./provider.ts";

export interface GiphyOptions extends ProviderPorts {
  readonly key: string;
  /** Where its API is; tests have one of their own. */
  readonly base?: string;
}

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number));
const rendition = z.object({
  url: z.optional(z.string()),
  webp: z.optional(z.string()),
  mp4: z.optional(z.string()),
  width: z.optional(number),
  height: z.optional(number),
  size: z.optional(number),
});
const Found = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  images: z.object({
    original: rendition,
    downsized_medium: z.optional(rendition),
    fixed_width: z.optional(rendition),
    original_still: z.optional(rendition),
    fixed_width_still: z.optional(rendition),
  }),
});
const Page = z.object({
  data: z.array(Found),
  pagination: z.object({ total_count: z.number() }),
});
const One = z.object({ data: Found });

/** Bytes of a GIF that a card still loads; of a larger one its smaller rendition is taken. */
const most = 4_000_000;
/** Giphy pages no further. */
const mostOffset = 4999;

const gifOf = ({ id, title, images }: z.infer<typeof Found>): Gif | null => {
  const { original, downsized_medium, fixed_width, original_still, fixed_width_still } = images;
  const isLarge = (original.size ?? 0) > most;
  const shown = isLarge ? (downsized_medium ?? original) : original;
  const url = (isLarge ? shown.url : (shown.webp ?? shown.url)) ?? original.url;
  const [width, height] = [shown.width ?? original.width, shown.height ?? original.height];
  if (!url || !width || !height) return null;
  return {
    id,
    title: title ?? "",
    url,
    mp4_url: original.mp4 ?? null,
    preview_url: fixed_width?.webp ?? fixed_width?.url ?? url,
    still_url: original_still?.url ?? fixed_width_still?.url ?? url,
    width,
    height,
    duration: null,
  };
};

/** Giphy’s search API (v1), rated g; what it cannot answer comes from `otherwise` (OPEN-138). */
export const giphy = (
  { key, base = "https://api.giphy.com", ...ports }: GiphyOptions,
  otherwise: Gifs,
): Gifs => {
  const { ask } = provider("Giphy", ports);
  const request = (path: string, query: Readonly<Record<string, string>>): Request =>
    new Request(`${base}/v1/gifs${path}?${new URLSearchParams({ api_key: key, ...query })}`);
  return {
    search: async (term, page) => {
      const offset = (page - 1) * gifsPerPage;
      if (term.trim() === "" || offset > mostOffset) return otherwise.search(term, page);
      const query = {
        q: term.slice(0, 50),
        limit: String(gifsPerPage),
        offset: String(offset),
        rating: "g",
        bundle: "messaging_non_clips",
      };
      const found = await ask(
        `search ${page} ${term}`,
        () => request("/search", query),
        (answer) => z.parse(Page, answer),
      );
      if (!found) return otherwise.search(term, page);
      const reached = Math.min(found.pagination.total_count, mostOffset + 1);
      return {
        source: "giphy",
        results: found.data.map(gifOf).filter((one) => one !== null),
        pages: Math.ceil(reached / gifsPerPage),
      };
    },
    read: async (id) => {
      if (isBundled(id)) return otherwise.read(id);
      const path = `/${encodeURIComponent(id)}`;
      return ask(
        `read ${id}`,
        () => request(path, { rating: "g" }),
        (answer) => gifOf(z.parse(One, answer).data),
      );
    },
  };
};
