import type { Caption } from "#core/domain/media/index.ts";
import { beatsOf, displaySeconds, stretchesOf } from "#core/domain/slide/index.ts";
import { canDecode } from "../moving.ts";
import { type ShownMedium, type ShownSlide, timedOf } from "../shown.ts";

/** A clip that the page plays below a slide’s drawing, and when; seconds of the slide. */
export interface Clip {
  readonly id: string;
  /** An "image" moves of itself, where a drawing cannot take it apart. */
  readonly type: "audio" | "image" | "video";
  readonly url: string;
  readonly poster: string | null;
  readonly from: number;
  readonly length: number;
  /** What is said in it, in seconds of its own. */
  readonly captions: readonly Caption[];
}

/** When a sticker lies still after it was pressed, in seconds: from then on the page may show its picture. */
const stuckAt = 2.4;

/** The GIF of a slide, where only the page can show it moving. */
const gifOf = ({ type, gif, giphy_id }: ShownSlide): readonly Clip[] =>
  type === "giphy" && gif && giphy_id && !canDecode()
    ? [
        {
          id: giphy_id,
          type: "image",
          url: gif.url,
          poster: null,
          from: stuckAt,
          length: Number.POSITIVE_INFINITY,
          captions: [],
        },
      ]
    : [];

/** What can be played of a medium: nothing while it is being processed, or of a photo. */
const addressOf = ({ type, url, mp4_url }: ShownMedium): string | null =>
  type === "photo" ? null : (mp4_url ?? url);

/** Clips of a slide that can be played now, each with the time in which it is in hand (decision 0055). */
export const clipsOf = (slide: ShownSlide): readonly Clip[] => {
  const timed = timedOf(slide);
  const stretches = stretchesOf(timed);
  const clips = slide.media.flatMap((medium, i): readonly Clip[] => {
    const url = addressOf(medium);
    const stretch = stretches[i];
    if (url === null || !stretch || medium.type === "photo") return [];
    const { id, type, thumbnail_url: poster, captions } = medium;
    return [{ ...stretch, id, type, url, poster, captions: captions ?? [] }];
  });
  const song = slide.type === "music" ? slide.song?.audio_url : null;
  if (!song) return [...clips, ...gifOf(slide)];
  const { lead } = beatsOf(slide);
  const length = displaySeconds(timed);
  const sung = { id: slide.id, type: "audio", url: song, poster: null, captions: [] } as const;
  return [...clips, { ...sung, from: lead, length }];
};
