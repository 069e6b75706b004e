import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import type { Side } from "./Zigzag.tsx";

/** As many panels as stand on a table at once, however long the card is. */
const most = 7;

/** Which of so many slides stand there: the first, the last, and evenly those between. */
export const standing = (count: number): readonly number[] => {
  const shown = Math.min(count, most);
  return Array.from({ length: shown }, (_, i) =>
    shown === 1 ? 0 : Math.round((i * (count - 1)) / (shown - 1)),
  );
};

/** The whole card’s panels, as stills. */
export const sidesOf = (slides: readonly Slide[], story: Story): readonly Side[] =>
  standing(slides.length).flatMap((i) => {
    const slide = slides[i];
    return slide
      ? [{ key: slide.id, face: <SlideFace isAside slide={slide} story={story} /> }]
      : [];
  });
