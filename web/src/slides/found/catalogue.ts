import { type Outcome, seconds } from "#core/kernel/index.ts";
import { api } from "../api.ts";
import type { ShownGif, ShownSong } from "../shown.ts";

/** So long a network that asked for too much is to wait where it isn’t told, in seconds: other pages see no headers. */
const rest = 60;

/** Asks, and once more when it may where its network asked for too much: a card that is opened goes on by itself. */
const patiently = async <T>(ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
  const answer = await ask();
  if (answer.ok || answer.refusal.code !== "limited") return answer;
  const wait = seconds(answer.refusal.retryAfter ?? rest);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return ask();
};

/** A GIF by its id (SEARCH-01); null where there is none. */
export const readGif = async (giphyId: string): Promise<ShownGif | null> => {
  const answer = await patiently(() => api("readGif", { query: { giphy_id: giphyId } }));
  if (!answer.ok) return null;
  const { url, still_url, width, height, duration } = answer.value.result;
  return { url, still_url, width, height, duration };
};

/** What is heard of a song by its id (SEARCH-02); null where there is none. */
export const readSong = async (trackId: string): Promise<ShownSong | null> => {
  const answer = await patiently(() =>
    api("searchSongs", { query: { spotify_track_id: trackId } }),
  );
  const song = answer.ok ? answer.value.result : undefined;
  if (!song) return null;
  return { audio_url: song.preview_url, duration: song.duration, link_url: song.link_url };
};
