import * as z from "zod/mini";
import type { Song } from "#core/domain/search/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { Songs } from "#core/service/ports/index.ts";
import { isBundled } from "./data.ts";
import { type ProviderPorts, provider } from "./provider.ts";

export interface SpotifyOptions extends ProviderPorts {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where its API and its tokens are; tests have their own. */
  readonly base?: string;
  readonly accounts?: string;
}

const Track = z.object({
  id: z.string(),
  name: z.string(),
  artists: z.array(z.object({ name: z.string() })),
  album: z.object({
    name: z.string(),
    images: z.array(z.object({ url: z.string(), width: z.nullish(z.number()) })),
  }),
  duration_ms: z.number(),
  external_urls: z.optional(z.object({ spotify: z.optional(z.string()) })),
});
const Page = z.object({ tracks: z.object({ items: z.array(Track) }) });
const Token = z.object({ access_token: z.string(), expires_in: z.number() });

/** Pixels of a cover that a slide needs; the smallest picture that has them is taken. */
const coverSize = 300;
/** Spotify answers no more at once. */
const mostAtOnce = 10;

/** Previews are closed to new apps: a slide shows the song and leads to it. */
const songOf = ({
  id,
  name,
  artists,
  album,
  duration_ms,
  external_urls,
}: z.infer<typeof Track>): Song => {
  const large = album.images.filter(({ width }) => (width ?? 0) >= coverSize);
  return {
    id,
    name,
    artist: artists.map((one) => one.name).join(", "),
    album: album.name,
    cover_url: (large.at(-1) ?? album.images[0])?.url ?? null,
    preview_url: null,
    link_url: external_urls?.spotify ?? `https://open.spotify.com/track/${id}`,
    duration: duration_ms / 1000,
    peaks: null,
  };
};

/** Spotify’s Web API with client credentials; what it cannot answer comes from `otherwise` (OPEN-138). */
export const spotify = (options: SpotifyOptions, otherwise: Songs): Songs => {
  const { clientId, clientSecret, clock } = options;
  const { base = "https://api.spotify.com", accounts = "https://accounts.spotify.com" } = options;
  const { ask, read } = provider("Spotify", options);
  let token: { readonly words: string; readonly until: number } | null = null;

  const bearer = async (): Promise<string> => {
    if (token && token.until > clock.now()) return token.words;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const given = z.parse(
      Token,
      await read(
        new Request(`${accounts}/api/token`, {
          method: "POST",
          headers: { authorization: `Basic ${basic}` },
          body: new URLSearchParams({ grant_type: "client_credentials" }),
        }),
      ),
    );
    // renewed a minute before it ends
    token = { words: given.access_token, until: clock.now() + seconds(given.expires_in - 60) };
    return token.words;
  };
  const request = async (path: string): Promise<Request> =>
    new Request(`${base}/v1${path}`, { headers: { authorization: `Bearer ${await bearer()}` } });

  return {
    search: async (term, limit) => {
      if (term.trim() === "") return otherwise.search(term, limit);
      const most = Math.min(limit, mostAtOnce);
      const query = new URLSearchParams({ q: term, type: "track", limit: String(most) });
      const found = await ask(
        `search ${most} ${term}`,
        () => request(`/search?${query}`),
        (answer) => z.parse(Page, answer),
      );
      return found
        ? { source: "spotify", results: found.tracks.items.map(songOf) }
        : otherwise.search(term, limit);
    },
    read: async (id) =>
      isBundled(id)
        ? otherwise.read(id)
        : ask(
            `read ${id}`,
            () => request(`/tracks/${encodeURIComponent(id)}`),
            (answer) => songOf(z.parse(Track, answer)),
          ),
  };
};
