import type { Span } from "#core/kernel/index.ts";

/** How loud a card's music is, of 1, while somebody speaks on a slide (OPEN-135). */
export const underClips = 0.2;
/** How long it takes to become quieter or louder, in milliseconds. */
export const musicRamp: Span = 500;
/** It fades out over the last so many milliseconds of the card. */
export const musicFade: Span = 3000;

/** What of a slide decides how loud the music under it is. */
interface UnderSlide {
  readonly type: string;
  readonly media: readonly { readonly type: string }[];
}

/** How loud the music is under a slide, of 1: lowered under a voice or a video, silent under a song (OPEN-135). */
export const loudnessUnder = ({ type, media }: UnderSlide): number => {
  if (type === "music") return 0;
  const isHeard = (one: string) => one === "audio" || one === "video";
  return isHeard(type) || media.some((medium) => isHeard(medium.type)) ? underClips : 1;
};

/** The place of the track that plays after one, in list order and round again; null where none of them can be had. */
export const placeAfter = (
  tracks: readonly { readonly id: string }[],
  at: number,
  lost: ReadonlySet<string>,
): number | null => {
  for (let step = 1; step <= tracks.length; step++) {
    const next = (at + step) % tracks.length;
    if (!lost.has(tracks[next]?.id ?? "")) return next;
  }
  return null;
};
