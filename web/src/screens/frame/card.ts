import { fillTitle } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";

export const coverSlideOf = (story: Pick<Story, "slides">): Slide | null =>
  coverSlide(story.slides) ?? null;

/** What the cover of a card says, with the recipient's name in it. */
export const titleOf = (story: Story): string =>
  fillTitle(coverSlideOf(story)?.title || story.title, story.recipient_first_name);
