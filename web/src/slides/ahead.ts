import { idle } from "../hooks/idle.ts";
import { findShown } from "./found/index.ts";
import type { ShownSlide } from "./shown.ts";
import { pageStage } from "./stage.ts";
import { subjectOf } from "./subject.ts";

/** How long the first slide has the network for itself. Milliseconds. */
const first = 1500;

/**
 * Fetches what draws every slide of a card that is being played, and what its GIFs and songs are, once the page has nothing
 * else to do: a network that is cut later takes pictures and clips away, and no slide. `isCalm` slides are drawn on the
 * page itself. Answers what ends it.
 */
export const fetchAhead = (
  slides: readonly ShownSlide[],
  isCalm: boolean,
  say: Parameters<typeof subjectOf>[1],
): (() => void) => {
  let gone = false;
  const warm = async (slide: ShownSlide) => {
    const subjects = [subjectOf(slide, say)];
    if (!isCalm) await (await pageStage()).warmSlides(subjects);
    // at the side of the one in hand a slide without a picture is drawn by the page
    if (isCalm || slide.thumbnail_url === null)
      await (await import("./painting.ts")).warmSlides(subjects);
  };
  const timer = setTimeout(async () => {
    await idle();
    for (const slide of slides) {
      if (gone) return;
      // what cannot be had now is asked for again when its slide is shown
      await findShown(slide).catch(() => slide);
      await warm(slide).catch(() => undefined);
    }
  }, first);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
};
