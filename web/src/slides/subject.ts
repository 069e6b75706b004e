import { intl, type WordKey } from "#web/words/index.ts";
import { type DrawnWord, drawnWords } from "./kinds/drawing.ts";
import type { ShownGif, ShownMedium, ShownSlide } from "./shown.ts";

/** A slide as it crosses to whatever draws it: plain data, with the words that stand on slides in the reader’s language. */
export interface SlideSubject {
  readonly slide: ShownSlide;
  readonly words: Readonly<Record<DrawnWord, string>>;
  /** In whose language dates are written. */
  readonly locale: string;
  /** Media that the page plays below the drawing. */
  readonly plays: readonly string[];
}

const whole = (address: string | null): string | null =>
  address === null ? null : new URL(address, document.baseURI).href;

/** Addresses are whole where there is no page. */
const plainMedium = ({ id, type, url, thumbnail_url, ...clip }: ShownMedium): ShownMedium => ({
  id,
  type,
  url: whole(url),
  thumbnail_url: whole(thumbnail_url),
  mp4_url: whole(clip.mp4_url ?? null),
  duration: clip.duration ?? null,
  width: clip.width ?? null,
  height: clip.height ?? null,
  peaks: clip.peaks ?? null,
});

const plainGif = ({ url, still_url, width, height, duration }: ShownGif): ShownGif => ({
  ...{ width, height, duration },
  url: whole(url) ?? "",
  still_url: whole(still_url),
});

/** What is drawn of a slide, and nothing else of it. */
export const subjectOf = (
  slide: ShownSlide,
  say: (key: WordKey) => string,
  plays: readonly string[] = [],
): SlideSubject => ({
  plays,
  locale: intl(),
  slide: {
    id: slide.id,
    type: slide.type,
    variant: slide.variant,
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    date: slide.date,
    theme: slide.theme,
    thumbnail_url: null,
    location_name: slide.location_name,
    spotify_track_id: slide.spotify_track_id ?? null,
    giphy_id: slide.giphy_id ?? null,
    giphy_duration: slide.giphy_duration ?? null,
    location_lat: slide.location_lat ?? null,
    location_lon: slide.location_lon ?? null,
    location_ne_lat: slide.location_ne_lat ?? null,
    location_ne_lon: slide.location_ne_lon ?? null,
    location_sw_lat: slide.location_sw_lat ?? null,
    location_sw_lon: slide.location_sw_lon ?? null,
    location_zoom: slide.location_zoom ?? null,
    creator: slide.creator,
    ...(slide.gif && { gif: plainGif(slide.gif) }),
    media: slide.media.map(plainMedium),
  },
  words: Object.fromEntries(drawnWords.map((key) => [key, say(key)])) as SlideSubject["words"],
});
