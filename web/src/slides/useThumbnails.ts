import { useEffect, useRef } from "react";
import { openThumbnails } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { useApp } from "../hooks/context.ts";
import { drawSlideOf } from "./thumbnail.ts";

type OfCard = Pick<Story, "id" | "recipient_first_name" | "slides">;

/**
 * Makes the thumbnails that a card's slides still lack, one at a time, while its maker has it open (THUMB-01..07).
 * `onMade` gets each slide with its new thumbnail.
 */
export const useThumbnails = (story: OfCard | null, onMade: (slide: Slide) => void): void => {
  const app = useApp();
  const now = useRef({ story, onMade });
  useEffect(() => {
    now.current = { story, onMade };
  });
  const id = story?.id;
  const maker = useRef<{ id: string; make: ReturnType<typeof openThumbnails> } | null>(null);
  const lacking = story?.slides
    .filter((slide) => slide.thumbnail_url === null)
    .map((slide) => `${slide.id}:${slide.version}`)
    .join(" ");
  useEffect(() => {
    const { story: card } = now.current;
    if (card === null || id === undefined || !lacking) return;
    if (maker.current?.id !== id)
      maker.current = {
        id,
        // the name may change between two thumbnails
        make: openThumbnails(app, (...ask) => drawSlideOf(now.current.story)(...ask)),
      };
    void maker.current.make.make(card.slides, { made: (slide) => now.current.onMade(slide) });
  }, [app, id, lacking]);
};
