import { searchWords } from "#core/domain/words/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import type { Handler } from "../../context/index.ts";

export const readGif: Handler<"readGif"> = async ({ catalogue }, { query }) => {
  const result = await catalogue.gifs.read(query.giphy_id);
  return result ? done({ result }) : refused("notFound", searchWords.noGif);
};

export const searchGifs: Handler<"searchGifs"> = async ({ catalogue }, { query }) => {
  const { results, pages, source } = await catalogue.gifs.search(query.term, query.page ?? 1);
  return done({ results: [...results], pages, source });
};

/** By `spotify_track_id` one song, else those that fit the term. */
export const searchSongs: Handler<"searchSongs"> = async ({ catalogue }, { query }) => {
  const { spotify_track_id, term, limit } = query;
  if (spotify_track_id !== undefined) {
    const result = await catalogue.songs.read(spotify_track_id);
    return result ? done({ result }) : refused("notFound", searchWords.noSong);
  }
  if (term === undefined) return invalid("term", searchWords.noTerm);
  const { results, source } = await catalogue.songs.search(term, limit);
  return done({ results: [...results], source });
};

export const searchPlaces: Handler<"searchPlaces"> = async ({ catalogue }, { query }) => {
  const { results, source } = await catalogue.places.search(query.term, query.limit);
  return done({ results: [...results], source });
};
