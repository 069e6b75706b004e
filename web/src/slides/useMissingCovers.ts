import { useEffect, useRef } from "react";
import { type CardOnDesk, openThumbnails } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { useApp } from "../hooks/context.ts";
import { idle } from "../hooks/idle.ts";
import { drawSlideOf } from "./thumbnail.ts";

/**
 * Makes the pictures that covers of one's own cards lack, where the cards are seen next: their maker may have left before
 * the editor had made them (THUMB-01). Quietly, one at a time, when the page has nothing else to do.
 */
export const useMissingCovers = (
  bare: readonly CardOnDesk[],
  onMade: (slide: Slide) => void,
): void => {
  const app = useApp();
  const now = useRef({ bare, onMade });
  useEffect(() => {
    now.current = { bare, onMade };
  });
  const maker = useRef<ReturnType<typeof openThumbnails> | null>(null);
  const lacking = bare.map(({ story }) => `${story.id}:${story.version}`).join(" ");
  useEffect(() => {
    if (lacking === "") return;
    let gone = false;
    void idle().then(() => {
      if (gone) return;
      const storyOf = ({ story_id }: Slide) =>
        now.current.bare.find(({ story }) => story.id === story_id)?.story ?? null;
      maker.current ??= openThumbnails(app, (slide, ...size) =>
        drawSlideOf(storyOf(slide))(slide, ...size),
      );
      const covers = now.current.bare.flatMap(({ story }) =>
        story.slides.filter(({ type }) => type === "title"),
      );
      void maker.current.make(covers, { made: (slide) => now.current.onMade(slide) });
    });
    return () => {
      gone = true;
    };
  }, [app, lacking]);
};
