import { searchWords } from "#core/domain/words/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";

type Counting = Pick<Context, "rateLimiter" | "caller" | "actor">;

/** Counts a search, also one that is answered out of memory: it can’t be told beforehand which those are. */
const countSearch = ({
  rateLimiter,
  caller: { network },
  actor: { account, visitor },
}: Counting) => {
  const person = account === null ? visitor && `visitor:${visitor}` : `account:${account}`;
  return rateLimiter.take([
    ...(person === null ? [] : [{ limit: "searchesOfPerson", of: person } as const]),
    { limit: "searchesOfNetwork", of: network },
  ]);
};
/** Counts what a card shows by its id. Its viewers ask without a session, so that only their network is known. */
const countFound = ({ rateLimiter, caller }: Counting) =>
  rateLimiter.take([{ limit: "foundOfNetwork", of: caller.network }]);

export const readGif: Handler<"readGif"> = async (context, { query }) => {
  const over = countFound(context);
  if (over) return over;
  const result = await context.catalogue.gifs.read(query.giphy_id);
  return result ? done({ result }) : refused("notFound", searchWords.noGif);
};

export const searchGifs: Handler<"searchGifs"> = async (context, { query }) => {
  const over = countSearch(context);
  if (over) return over;
  const { results, pages, source } = await context.catalogue.gifs.search(
    query.term,
    query.page ?? 1,
  );
  return done({ results: [...results], pages, source });
};

/** By `spotify_track_id` one song, else those that fit the term. */
export const searchSongs: Handler<"searchSongs"> = async (context, { query }) => {
  const { spotify_track_id, term, limit } = query;
  const over = spotify_track_id === undefined ? countSearch(context) : countFound(context);
  if (over) return over;
  const { songs } = context.catalogue;
  if (spotify_track_id !== undefined) {
    const result = await songs.read(spotify_track_id);
    return result ? done({ result }) : refused("notFound", searchWords.noSong);
  }
  if (term === undefined) return invalid("term", searchWords.noTerm);
  const { results, source } = await songs.search(term, limit);
  return done({ results: [...results], source });
};

export const searchPlaces: Handler<"searchPlaces"> = async (context, { query }) => {
  const over = countSearch(context);
  if (over) return over;
  const { results, source } = await context.catalogue.places.search(query.term, query.limit);
  return done({ results: [...results], source });
};
