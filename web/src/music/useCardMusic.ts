import { useEffect } from "react";
import type { Player } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { useApp } from "../hooks/context.ts";

/** A card that somebody has before them, and the link they came by. */
export interface Heard {
  readonly story: Pick<Story, "id"> | null;
  readonly player: Player | null;
  readonly token: string;
  /** Somebody has pressed to open it; it does not play yet. */
  readonly isOpening?: boolean;
}

/** Plays the soundtrack of a card for as long as it is before somebody; what plays it is fetched once the card is there. */
export const useCardMusic = (model: Heard): void => {
  const app = useApp();
  const { player } = model;
  const storyId = model.story?.id ?? null;
  useEffect(() => {
    if (player === null || storyId === null) return;
    let isLeft = false;
    let leave = () => {};
    import("./playing.ts").then(
      ({ playMusic }) => {
        if (!isLeft) leave = playMusic(app, model, storyId, player);
      },
      // a card without its music is a card
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [app, model, storyId, player]);
};
