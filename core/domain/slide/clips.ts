import { beatsOf } from "./duration.ts";
import { oneClipSeconds, perPhoto, type Timed } from "./kinds/index.ts";

/** When something is in hand, in seconds of its slide. */
export interface Stretch {
  readonly from: number;
  readonly length: number;
}

/**
 * When each medium of a slide is in hand, in their order: a voice or video after its lead, those of an old message one after
 * the other (OPEN-90, decision 0055). Empty where media are seen together.
 */
export const stretchesOf = (slide: Timed): readonly Stretch[] => {
  const { lead } = beatsOf(slide);
  switch (slide.type) {
    case "audio":
    case "video":
      return slide.media.slice(0, 1).map(() => ({ from: lead, length: oneClipSeconds(slide) }));
    case "legacy": {
      let from = lead;
      return slide.media.map((medium) => {
        const length =
          medium.type === "photo" ? perPhoto : oneClipSeconds({ ...slide, media: [medium] });
        const stretch = { from, length };
        from += length;
        return stretch;
      });
    }
    default:
      return [];
  }
};
