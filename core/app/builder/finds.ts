import { occasionOf } from "#core/domain/occasion/index.ts";
import type { Gif, Place, Song } from "#core/domain/search/index.ts";
import {
  type LocationPreset,
  locationPresetOf,
  locationPresets,
  type SlideContent,
  type SlideTheme,
  slideKinds,
} from "#core/domain/slide/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { gifSearch, placeSearch, type Search, songSearch } from "../search/index.ts";
import type { Session } from "../session/index.ts";
import type { Draft } from "./draft.ts";
import type { BuilderPlace } from "./place.ts";

/** The message that what is found goes into. */
interface Carrier {
  readonly draft: Draft | null;
  readonly place: Pick<BuilderPlace, "occasion">;
  write(change: Partial<SlideContent>): void;
  goTo(panel: "customise"): void;
}

/** What a message is made of that is looked for: a GIF, a song, a place. Begun with the first panel that asks. */
export class MessageFinds {
  readonly #ports: Pick<AppPorts, "clock" | "observe">;
  readonly #session: Session;
  readonly #message: Carrier;
  #gifs: Search<Gif> | null = null;
  #songs: Search<Song> | null = null;
  #places: Search<Place> | null = null;
  /** What is known of the song in the message; null while it is not. */
  song: Song | null = null;

  constructor(ports: Pick<AppPorts, "clock" | "observe">, session: Session, message: Carrier) {
    this.#ports = ports;
    this.#session = session;
    this.#message = message;
  }

  get #usual(): string {
    return occasionOf(this.#message.place.occasion).gifTerm;
  }
  get gifs(): Search<Gif> {
    this.#gifs ??= gifSearch(this.#ports, this.#session, this.#usual);
    return this.#gifs;
  }
  get songs(): Search<Song> {
    this.#songs ??= songSearch(this.#ports, this.#session, this.#usual);
    return this.#songs;
  }
  get places(): Search<Place> {
    this.#places ??= placeSearch(this.#ports, this.#session);
    return this.#places;
  }

  /** Puts a GIF into the message; its length is how long it is shown (SLIDE-42). */
  takeGif(gif: Gif): void {
    this.gifs.select(gif);
    this.#message.write({ giphy_id: gif.id, giphy_duration: gif.duration });
    this.#message.goTo("customise");
  }
  /** Puts a song into the message. Its name is the title until somebody writes another. */
  takeSong(song: Song): void {
    const title = this.#message.draft?.content.title ?? null;
    const isOurs = title === null || title === "" || title === this.song?.name;
    const fits = song.name.length <= (slideKinds.music.limits.title ?? 0);
    this.songs.select(song);
    this.song = song;
    this.#message.write({
      spotify_track_id: song.id,
      ...(isOurs ? { title: fits ? song.name : null } : {}),
    });
    this.#message.goTo("customise");
  }
  /** Reads what is known of the song of a message that was begun before. */
  async readSong(): Promise<void> {
    const id = this.#message.draft?.content.spotify_track_id ?? null;
    if (id === null || id === this.song?.id) return;
    const answer = await this.#session.api("searchSongs", { query: { spotify_track_id: id } });
    if (answer.ok && answer.value.result?.id === this.#message.draft?.content.spotify_track_id)
      this.song = answer.value.result ?? null;
  }
  /** Puts a place into the message: name, point, corners and zoom (SEARCH-04). */
  takePlace(place: Place): void {
    this.places.select(place);
    this.#message.write({
      location_name: place.name,
      location_lat: place.lat,
      location_lon: place.lon,
      location_ne_lat: place.ne_lat,
      location_ne_lon: place.ne_lon,
      location_sw_lat: place.sw_lat,
      location_sw_lon: place.sw_lon,
      location_zoom: place.zoom,
    });
    this.#message.goTo("customise");
  }
  /** The style of the map in the message (SLIDE-18); the first until another is chosen. */
  get mapStyle(): LocationPreset {
    return locationPresetOf(this.#message.draft?.content.theme);
  }
  themeOf(style: LocationPreset): SlideTheme {
    return { name: locationPresets[style] };
  }
  useMapStyle(style: LocationPreset): void {
    this.#message.write({ theme: this.themeOf(style) });
  }
}
