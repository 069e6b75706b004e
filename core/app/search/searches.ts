import { type Gif, type Place, type Song, songsPerSearch } from "#core/domain/search/index.ts";
import { done } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";
import { Search } from "./search.ts";

type Parts = Pick<AppPorts, "clock" | "observe">;

/** @param usual what is looked for at first: the occasion's own term (SEARCH-03) */
export const gifSearch = ({ clock, observe }: Parts, session: Session, usual: string) =>
  observe(
    new Search<Gif>(
      clock,
      (term, page) => session.api("searchGifs", { query: { term, page } }),
      usual,
    ),
  );

/** Before anything is typed: what suits the occasion, and then whatever else there is, as far as one page holds it. */
export const songSearch = ({ clock, observe }: Parts, session: Session, usual: string) =>
  observe(
    new Search<Song>(
      clock,
      async (term) => {
        const answer = await session.api("searchSongs", { query: { term } });
        if (!answer.ok) return answer;
        const { results = [], source = null } = answer.value;
        if (term !== usual || results.length >= songsPerSearch)
          return done({ results, pages: 1, source });
        const all = await session.api("searchSongs", { query: { term: "" } });
        const others = all.ok ? (all.value.results ?? []) : [];
        const more = others.filter(({ id }) => !results.some((song) => song.id === id));
        return done({ results: [...results, ...more].slice(0, songsPerSearch), pages: 1, source });
      },
      usual,
    ),
  );

export const placeSearch = ({ clock, observe }: Parts, session: Session) =>
  observe(
    new Search<Place>(clock, async (term) => {
      const answer = await session.api("searchPlaces", { query: { term } });
      if (!answer.ok) return answer;
      return done({ ...answer.value, pages: 1 });
    }),
  );
