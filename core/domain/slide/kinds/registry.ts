import { audio, audioPlay } from "./audio.ts";
import { credits, creditsPlay } from "./credits.ts";
import { date, datePlay } from "./date.ts";
import { giphy, giphyPlay } from "./giphy.ts";
import type { DraftContent, SlideKind, SlidePlay, TimedContent } from "./kind.ts";
import { legacy, legacyPlay } from "./legacy.ts";
import { location, locationPlay } from "./location.ts";
import { music, musicPlay } from "./music.ts";
import { news, newsPlay } from "./news.ts";
import { photos, photosPlay } from "./photos.ts";
import { text, textPlay } from "./text.ts";
import { title, titlePlay } from "./title.ts";
import { video, videoPlay } from "./video.ts";

/**
 * What a player needs of every kind of slide; `SlideType` is the names in this table. Apart from how a kind is written,
 * which a page that only plays doesn’t load (decision 0052).
 */
export const slidePlays = {
  text: textPlay,
  photos: photosPlay,
  video: videoPlay,
  audio: audioPlay,
  giphy: giphyPlay,
  music: musicPlay,
  location: locationPlay,
  date: datePlay,
  news: newsPlay,
  title: titlePlay,
  credits: creditsPlay,
  legacy: legacyPlay,
} satisfies Readonly<Record<string, SlidePlay>>;
type SlideType = keyof typeof slidePlays;

/** Every kind of slide and its rules, in the order in which kinds are offered (SLIDE-04, SLIDE-05, OPEN-84). */
export const slideKinds: Readonly<Record<SlideType, SlideKind>> = {
  text,
  photos,
  video,
  audio,
  giphy,
  music,
  location,
  date,
  news,
  title,
  credits,
  legacy,
};

/** What of a slide decides how long it is shown. */
export interface Timed extends TimedContent {
  readonly type: SlideType;
}

/** A slide as somebody writes it. */
export interface SlideDraft extends DraftContent {
  readonly type: SlideType;
}
