import type { Slide, Timed } from "#core/domain/slide/index.ts";

/**
 * A photo or clip as a slide shows it; a picked file that is still uploading has its own link for a url. What is known of
 * a clip comes with it: its length in seconds, the size of its picture in pixels, its peaks from 0 to 1.
 */
export type ShownMedium = Pick<Slide["media"][number], "id" | "type" | "url" | "thumbnail_url"> &
  Partial<
    Pick<Slide["media"][number], "mp4_url" | "duration" | "width" | "height" | "peaks" | "captions">
  >;

/** What of a slide is seen. A draft in the builder can be shown before it has been saved. */
export type ShownSlide = Pick<
  Slide,
  | "id"
  | "type"
  | "variant"
  | "title"
  | "subtitle"
  | "description"
  | "date"
  | "theme"
  | "thumbnail_url"
  | "location_name"
  | "creator"
> &
  Partial<
    Pick<
      Slide,
      | "background"
      | "spotify_track_id"
      | "giphy_id"
      | "giphy_duration"
      | "location_lat"
      | "location_lon"
      | "location_ne_lat"
      | "location_ne_lon"
      | "location_sw_lat"
      | "location_sw_lon"
      | "location_zoom"
    >
  > & {
    readonly media: readonly ShownMedium[];
    /** What its GIF and its song are, found by their ids; undefined while they are being looked up. */
    readonly gif?: ShownGif | null;
    readonly song?: ShownSong | null;
  };

/** A GIF as a slide shows it: its moving picture, its first one, their size in pixels, and its length in seconds. */
export interface ShownGif {
  readonly url: string;
  readonly still_url: string | null;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
}

/** What of a song is heard, null where nothing of it is played here, and where the whole of it is. */
export interface ShownSong {
  readonly audio_url: string | null;
  readonly duration: number | null;
  readonly link_url: string | null;
}

/** The slide as its time is reckoned from. */
export const timedOf = (slide: ShownSlide): Timed => ({
  ...slide,
  giphy_duration: slide.giphy_duration ?? slide.gif?.duration ?? null,
  media: slide.media.map(({ type, duration }) => ({ type, duration: duration ?? null })),
});

/** Photos of a slide in their order. */
export const photosOf = (slide: ShownSlide): readonly ShownMedium[] =>
  slide.media.filter((medium) => medium.type === "photo");

/** Who made it, as it is signed on the slide; "" where nobody did. */
export const makerOf = (slide: Pick<ShownSlide, "creator">): string =>
  slide.creator?.first_name.trim() ?? "";

/** Which words name a slide by its place, for readers: its maker where it is somebody’s own (F-48). */
export const segmentWords = (slide: Pick<ShownSlide, "creator" | "type">) =>
  slide.type === "credits"
    ? "player.slideCredits"
    : slide.type === "title" || makerOf(slide) === ""
      ? "player.slide"
      : "player.slideBy";

const tints = ["#f9dfae", "#fbd9cf", "#d3e6dc", "#ead9c1", "#dbe4ee", "#f3e2ef"] as const;

/** The paper's colour under photos, by the first of them, so that a card has several and each stays the same. */
export const tintOf = (slide: ShownSlide): string => {
  const of = photosOf(slide)[0]?.id ?? "";
  let sum = 0;
  for (const sign of of) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? tints[0];
};
