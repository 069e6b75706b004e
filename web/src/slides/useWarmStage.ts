import { useEffect } from "react";
import type { CoverSpec } from "#core/app/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { coverOf } from "./cover.ts";
import { warmStage } from "./stage.ts";

/** What the stage is told of a card's cover; null where the card has none. */
export const coverToWarm = (
  story: Pick<Story, "slides" | "recipient_first_name"> | null,
): CoverSpec | null => {
  const cover = story ? coverSlide(story.slides) : undefined;
  return cover ? coverOf(cover, story) : null;
};

/** Has the stage and all that draws a card's cover fetched before the card is opened: at its envelope. */
export const useWarmStage = (
  story: Pick<Story, "slides" | "recipient_first_name"> | null,
): void => {
  const cover = coverToWarm(story);
  const spec = cover ? JSON.stringify(cover) : null;
  useEffect(() => {
    if (spec !== null) warmStage(JSON.parse(spec) as CoverSpec);
  }, [spec]);
};
