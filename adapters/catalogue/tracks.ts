import type { Track } from "#core/domain/soundtrack/index.ts";
import { readOnce } from "./data.ts";

/** A track as tools/catalogue/tracks.ts tells of it: `peaks` in hundredths. */
interface Told extends Pick<Track, "id" | "name" | "composer" | "genre" | "length" | "peaks"> {
  /** When it was written, and why it is free. */
  readonly origin: string;
}

const trackOf = ({ id, name, composer, genre, length, peaks }: Told): Track => ({
  id,
  url: `/tracks/${id}.m4a`,
  name,
  composer,
  genre,
  length,
  cover_url: `/tracks/${id}.webp`,
  peaks: peaks.map((one) => one / 100),
});

/** The music that the product brings along for cards to play, by genre (MUSIC-05, OPEN-135). */
export const bundledTracks: () => readonly Track[] = readOnce("tracks.json", (bytes) => {
  const all: Told[] = JSON.parse(bytes.toString());
  return all.map(trackOf);
});
