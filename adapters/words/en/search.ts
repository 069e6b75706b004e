import type { searchWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

/** Words of searches that the core refuses with (SEARCH-01, SEARCH-02). */
export const search = {
  "search.noGif": "This GIF isn’t available any more.",
  "search.noSong": "This song isn’t available any more.",
  "search.noTerm": "Please say what to look for.",
} as const satisfies Readonly<Record<KeysOf<typeof searchWords>, string>>;
