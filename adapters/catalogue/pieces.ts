import { type Findable, finder, type Song } from "#core/domain/search/index.ts";
import type { Songs } from "#core/service/ports/index.ts";
import { bundledId, readOnce } from "./data.ts";

interface Piece extends Findable {
  readonly name: string;
  readonly composer: string;
  readonly seconds: number;
  /** Hundredths. */
  readonly peaks: readonly number[];
}

const songOf = ({ name, title, composer, seconds, peaks }: Piece): Song => ({
  id: bundledId(name),
  name: title,
  artist: composer,
  album: null,
  cover_url: `/songs/${name}.webp`,
  preview_url: `/songs/${name}.m4a`,
  link_url: null,
  duration: seconds,
  peaks: peaks.map((one) => one / 100),
});

const pieces = readOnce("songs.json", (bytes) => {
  const all: Piece[] = JSON.parse(bytes.toString());
  return {
    find: finder(all.map((one) => ({ ...one, words: `${one.words}, ${one.composer}` }))),
    byId: new Map(all.map((one) => [bundledId(one.name), one])),
  };
});

/** The pieces that the product brings along (OPEN-138). */
export const bundledSongs: Songs = {
  search: async (term, limit) => ({
    source: "bundled",
    results: pieces().find(term).slice(0, limit).map(songOf),
  }),
  read: async (id) => {
    const piece = pieces().byId.get(id);
    return piece ? songOf(piece) : null;
  },
};
