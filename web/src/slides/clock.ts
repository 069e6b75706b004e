/** What drives a living slide: one clock, read whenever it starts, stops or jumps. */
export type SlideClock = {
  /** Milliseconds the slide has been shown; without it, it goes on from where it stands. */
  elapsed?: (() => number) | undefined;
  playing: boolean;
  /** It stands as it is when all of it has come in (OPEN-173). */
  settled?: boolean | undefined;
  /** Changes when the slide starts anew. */
  turn?: number | undefined;
};

/** Puts every animation below `root` at one time, so that what is seen is a function of it alone. */
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
