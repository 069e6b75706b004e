import { restApi } from "#adapters/rest/index.ts";
import { home } from "../home.ts";
import type { ShownGif, ShownSong } from "../shown.ts";

/** Without a person or headers of its own, so that a page of another site may ask as well; answers are the same for everybody. */
const api = restApi({
  base: `${home}/api`,
  token: () => null,
  fetch: ({ url }) => fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" }),
});

/** A GIF by its id (SEARCH-01); null where there is none. */
export const readGif = async (giphyId: string): Promise<ShownGif | null> => {
  const answer = await api("readGif", { query: { giphy_id: giphyId } });
  if (!answer.ok) return null;
  const { url, still_url, width, height, duration } = answer.value.result;
  return { url, still_url, width, height, duration };
};

/** What is heard of a song by its id (SEARCH-02); null where there is none. */
export const readSong = async (trackId: string): Promise<ShownSong | null> => {
  const answer = await api("searchSongs", { query: { spotify_track_id: trackId } });
  const song = answer.ok ? answer.value.result : undefined;
  return song
    ? { audio_url: song.preview_url, link_url: song.link_url, duration: song.duration }
    : null;
};
