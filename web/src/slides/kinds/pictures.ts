import type { ComponentType } from "react";
import type { SlideType } from "#core/domain/slide/index.ts";
import { PhotosPicture } from "./photos/picture.tsx";
import { TextPicture } from "./text/picture.tsx";

/** The little scene of each kind in the type selector, which fills its place; null for kinds that are not offered. */
export const pictures: Readonly<Record<SlideType, ComponentType | null>> = {
  text: TextPicture,
  photos: PhotosPicture,
  video: null,
  audio: null,
  giphy: null,
  music: null,
  location: null,
  date: null,
  news: null,
  title: null,
  credits: null,
  legacy: null,
};
