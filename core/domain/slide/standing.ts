import { creditNames } from "./credits.ts";
import type { SlideType } from "./slide.ts";

/** A time of a slide in milliseconds, or its settled picture: all of it has come in, and nothing moves. */
export type Moment = number | "settled";

/** How long what a slide shows first takes to come in, at most. Milliseconds. */
const entrance = (type: SlideType, names: number): number => {
  switch (type) {
    case "title":
      return 3000;
    case "text":
      return 4100;
    case "photos":
    case "legacy":
      return 1400;
    case "credits":
      return 1000 + 300 * Math.min(names, 9);
    default:
      return 0;
  }
};

/**
 * The moment at which a slide is drawn (OPEN-173). Played it is where its time is; halted it stands there, unless its
 * entrance is not over: then it is settled, as it is on paper, in its thumbnail and for whoever asked for calm.
 */
export const momentOf = (
  slide: { readonly type: SlideType; readonly description: string | null },
  { elapsed, isPlaying }: { elapsed: number; isPlaying: boolean },
): Moment => {
  if (isPlaying) return elapsed;
  const names = creditNames(slide.description).length;
  return elapsed > entrance(slide.type, names) ? elapsed : "settled";
};
