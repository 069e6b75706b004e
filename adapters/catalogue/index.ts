import type { Catalogue } from "#core/service/ports/index.ts";
import { noAddresses } from "./addresses.ts";
import { bundledPlaces } from "./gazetteer.ts";
import { bundledSongs } from "./pieces.ts";
import { bundledGifs } from "./stickers.ts";
import { bundledTracks } from "./tracks.ts";

export { getAddress, idealPostcodes } from "./addresses.ts";
export { giphy } from "./giphy.ts";
export { nominatim } from "./nominatim.ts";
export { spotify } from "./spotify.ts";

/** What the product brings along: stickers, pieces and places that show without any account. */
export const bundledCatalogue = (): Catalogue => ({
  gifs: bundledGifs,
  songs: bundledSongs,
  places: bundledPlaces,
  addresses: noAddresses,
  tracks: bundledTracks,
});
