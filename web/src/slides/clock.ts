import { type RefObject, useLayoutEffect } from "react";

/** What drives a living slide: one clock, read whenever it starts, stops or jumps. */
export type SlideClock = {
  /** Milliseconds the slide has been shown. */
  elapsed: () => number;
  playing: boolean;
  /** It stands as it is when all of it has come in; its animations have no part in that (OPEN-173). */
  settled?: boolean | undefined;
  /** Changes when the slide starts anew. */
  turn?: number | undefined;
};

/** Puts every animation below `root` at one time, so that the picture is a function of it alone. */
export const seekAll = (root: Element, at: number, playing: boolean): void => {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    // one that is over would start again with play()
    const over = at >= end;
    // a little past its end: exactly there a stepped one has not stepped yet
    animation.currentTime = over ? end + 1 : at;
    if (playing && !over) animation.play();
    else animation.pause();
  }
};

/** Keeps the animations of a slide on its clock. */
export const useSlideClock = (
  root: RefObject<Element | null>,
  clock: SlideClock | null,
  content: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn or other content seeks again
  useLayoutEffect(() => {
    if (clock && root.current) seekAll(root.current, clock.elapsed(), clock.playing);
  }, [root, clock?.playing, clock?.turn, content]);
};
