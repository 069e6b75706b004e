import type { AddressSuggestion, FoundAddress } from "#core/domain/address/index.ts";
import type { CatalogueSource, Gif, Place, Song } from "#core/domain/search/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";

/** Found things, and whom they come from. */
export interface Found<T> {
  readonly source: CatalogueSource;
  readonly results: readonly T[];
}

/** One page of GIFs, from 1 on; `pages` is how many there are. */
export interface GifPage extends Found<Gif> {
  readonly pages: number;
}

/** GIFs to look for (SEARCH-01). What it answers may be kept for as long as a server runs. */
export interface Gifs {
  search(term: string, page: number): Promise<GifPage>;
  /** null when there is none. */
  read(id: string): Promise<Gif | null>;
}

/** Songs to look for (SEARCH-02). */
export interface Songs {
  search(term: string, limit: number): Promise<Found<Song>>;
  read(id: string): Promise<Song | null>;
}

/** Places to look for (SEARCH-04, OPEN-136). */
export interface Places {
  search(term: string, limit: number): Promise<Found<Place>>;
}

/** Finds addresses by what is typed of them (POST-09). */
export interface AddressLookup {
  /** None where nobody can be asked, and where it fails (POST-10). */
  suggest(term: string): Promise<readonly AddressSuggestion[]>;
  /** A suggestion in full, without a name; null when it can't be had. */
  retrieve(id: string): Promise<FoundAddress | null>;
}

/** What people choose from for a slide: what the product brings along, or a provider’s (OPEN-138). */
export interface Catalogue {
  readonly gifs: Gifs;
  readonly songs: Songs;
  readonly places: Places;
  readonly addresses: AddressLookup;
  /** Reads the pieces that a card can play, each genre together (MUSIC-05). */
  tracks(): readonly Track[];
}
