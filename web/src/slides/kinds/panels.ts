import type { SlideType } from "#core/domain/slide/index.ts";
import { audioPanel } from "./audio/panel.tsx";
import { DatePicture } from "./date/picture.tsx";
import { giphyPanel } from "./giphy/panel.tsx";
import { locationPanel } from "./location/panel.tsx";
import { musicPanel } from "./music/panel.tsx";
import { NewsPicture } from "./news/picture.tsx";
import type { KindPanel } from "./panel.ts";
import { photosPanel } from "./photos/panel.tsx";
import { TextPicture } from "./text/picture.tsx";
import { videoPanel } from "./video/panel.tsx";

/**
 * What the builder shows of each kind, in the order in which kinds are offered; null for one that is not offered. One
 * that is made of words alone has its picture and nothing else. What brings much with it is fetched when it is opened:
 * `Add: part(() => import("./AddGif.tsx"))`.
 */
export const panels: Readonly<Record<SlideType, KindPanel | null>> = {
  text: { Picture: TextPicture },
  photos: photosPanel,
  video: videoPanel,
  audio: audioPanel,
  giphy: giphyPanel,
  music: musicPanel,
  location: locationPanel,
  date: { Picture: DatePicture },
  news: { Picture: NewsPicture },
  // a card has one of each from its beginning (OPEN-84)
  title: null,
  credits: null,
  // made by an earlier version
  legacy: null,
};

const order = (Object.keys(panels) as SlideType[]).filter((type) => panels[type] !== null);

/** Those kinds that can be made here, in the order in which they are offered. */
export const madeHere = (types: readonly SlideType[]): readonly SlideType[] =>
  order.filter((type) => types.includes(type));

/** The kind that an address names, where it can be made here. */
export const isMadeHere = (named: unknown): named is SlideType =>
  order.some((type) => type === named);
