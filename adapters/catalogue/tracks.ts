import type { Track } from "#core/domain/soundtrack/index.ts";
import { readOnce } from "./data.ts";

/** A row of what tools/catalogue/tracks.ts writes: `peaks` in hundredths. */
interface TrackRow extends Pick<Track, "id" | "name" | "composer" | "genre" | "length" | "peaks"> {
  /** When it was written, and why it is free. */
  readonly origin: string;
}

const trackOf = ({ id, name, composer, genre, length, peaks }: TrackRow): Track => ({
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
  const all: TrackRow[] = JSON.parse(bytes.toString());
  return all.map(trackOf);
});
