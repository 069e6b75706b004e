import type { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";

/** The longest that the card waits for its cover to live: its poster is there meanwhile. Milliseconds. */
const longestCover = 2500;
/** The longest that the card waits for a picture, and how soon it says that it does. Milliseconds. */
const longest = 12_000;
const soon = 500;

const loads = new Map<string, Promise<void>>();
const there = new Set<string>();

/** Fetches a picture once; one that fails is over too: its frame says so. */
const fetched = (url: string): Promise<void> => {
  const before = loads.get(url);
  if (before) return before;
  const load = new Promise<void>((resolve) => {
    const image = new Image();
    const over = () => {
      there.add(url);
      resolve();
    };
    image.onload = over;
    image.onerror = () => {
      loads.delete(url);
      resolve();
    };
    image.src = url;
  });
  loads.set(url, load);
  return load;
};

const picturesOf = (slide: Slide): readonly string[] =>
  slide.type === "title"
    ? []
    : slide.media.flatMap((medium) =>
        medium.type === "photo" && medium.url !== null ? [medium.url] : [],
      );

/**
 * Loads what is at most two slides away ahead (PLAY-02, OPEN-132), and holds the clock while the first picture of
 * the slide in hand is still on its way; `late` hears when that takes so long that somebody should be told, and when
 * it is over. Answers what ends it: call it before the next turn.
 */
export const arrive = (player: Player, late: (isLate: boolean) => void): (() => void) => {
  for (const [i, other] of player.slides.entries())
    if (player.isLoaded(i) && i !== player.index)
      for (const url of picturesOf(other)) void fetched(url);
  const { slide } = player;
  if (slide?.type === "title") {
    // the scene releases it as soon as the cover is drawn
    player.hold();
    const enough = setTimeout(() => player.release(), longestCover);
    return () => clearTimeout(enough);
  }
  const [first, ...more] = slide === null ? [] : picturesOf(slide);
  if (first === undefined || there.has(first)) return () => undefined;
  let gone = false;
  const go = () => {
    if (gone) return;
    gone = true;
    late(false);
    player.release();
  };
  player.hold();
  const told = setTimeout(() => !gone && late(true), soon);
  const enough = setTimeout(go, longest);
  void fetched(first).then(go);
  for (const url of more) void fetched(url);
  return () => {
    gone = true;
    late(false);
    clearTimeout(told);
    clearTimeout(enough);
  };
};
