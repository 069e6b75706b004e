import { slidePlays } from "./kinds/index.ts";
import type { SlideType } from "./slide.ts";

/** A time of a slide in milliseconds, or its settled picture: all of it has come in, and nothing moves. */
export type Moment = number | "settled";

/**
 * The moment at which a slide is drawn (OPEN-173). Played it is where its time is; halted it stands there, unless its
 * entrance is not over: then it is settled, as it is on paper, in its thumbnail and for whoever asked for calm.
 */
export const momentOf = (
  slide: { readonly type: SlideType; readonly description: string | null },
  { elapsed, isPlaying }: { elapsed: number; isPlaying: boolean },
): Moment => {
  if (isPlaying) return elapsed;
  return elapsed > slidePlays[slide.type].entrance(slide) ? elapsed : "settled";
};
