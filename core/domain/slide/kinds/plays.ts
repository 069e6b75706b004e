import type { SlideType } from "../slide.ts";
import { audioPlay } from "./audio.ts";
import { creditsPlay } from "./credits.ts";
import { datePlay } from "./date.ts";
import { giphyPlay } from "./giphy.ts";
import type { SlidePlay } from "./kind.ts";
import { legacyPlay } from "./legacy.ts";
import { locationPlay } from "./location.ts";
import { musicPlay } from "./music.ts";
import { newsPlay } from "./news.ts";
import { photosPlay } from "./photos.ts";
import { textPlay } from "./text.ts";
import { titlePlay } from "./title.ts";
import { videoPlay } from "./video.ts";

/** What a player knows of every type of slide: without the rules by which they are written, which a page that only plays does not load. */
export const slidePlays: Readonly<Record<SlideType, SlidePlay>> = {
  audio: audioPlay,
  credits: creditsPlay,
  date: datePlay,
  giphy: giphyPlay,
  legacy: legacyPlay,
  location: locationPlay,
  music: musicPlay,
  news: newsPlay,
  photos: photosPlay,
  text: textPlay,
  title: titlePlay,
  video: videoPlay,
};
