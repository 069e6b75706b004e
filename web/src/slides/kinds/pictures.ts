import type { ComponentType } from "react";
import type { SlideType } from "#core/domain/slide/index.ts";
import { AudioPicture } from "./audio/picture.tsx";
import { DatePicture } from "./date/picture.tsx";
import { GiphyPicture } from "./giphy/picture.tsx";
import { LocationPicture } from "./location/picture.tsx";
import { MusicPicture } from "./music/picture.tsx";
import { NewsPicture } from "./news/picture.tsx";
import { PhotosPicture } from "./photos/picture.tsx";
import { TextPicture } from "./text/picture.tsx";
import { VideoPicture } from "./video/picture.tsx";

/** The little scene of each kind in the type selector, which fills its place; null for kinds that are not offered. */
export const pictures: Readonly<Record<SlideType, ComponentType | null>> = {
  text: TextPicture,
  photos: PhotosPicture,
  video: VideoPicture,
  audio: AudioPicture,
  giphy: GiphyPicture,
  music: MusicPicture,
  location: LocationPicture,
  date: DatePicture,
  news: NewsPicture,
  title: null,
  credits: null,
  legacy: null,
};
