import { useEffect, useState } from "react";
import { type AppContext, type Player, tracksOfCard } from "#core/app/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { useApp } from "../hooks/context.ts";

/** A card that somebody has before them, and the link they came by. */
export interface Heard {
  readonly story: Pick<Story, "id"> | null;
  readonly player: Player | null;
  readonly token: string;
  /** Somebody has pressed to open it; it does not play yet. */
  readonly isOpening?: boolean;
  /** Its tracks, where it has them with it: then nobody is asked for them. */
  readonly tracks?: readonly Track[];
}

/** The tracks of a card for whoever came by its link. */
const tracksFor = (
  { session }: Pick<AppContext, "session">,
  storyId: string,
  token: string,
): Promise<readonly Track[]> => {
  const { joinToken } = session.anonymous.data;
  // an invitation lets in where its card's link alone does not (OPEN-63)
  return tracksOfCard(session.api, storyId, [token, ...(joinToken ? [joinToken] : [])]);
};

/**
 * Plays the soundtrack of a card for as long as it is before somebody; what plays it is
 * fetched once the card is there. Answers its tracks, none until they have come.
 */
export const useCardMusic = (model: Heard): readonly Track[] => {
  const app = useApp();
  const [tracks, setTracks] = useState<readonly Track[]>([]);
  const { player } = model;
  const storyId = model.story?.id ?? null;
  useEffect(() => {
    if (player === null || storyId === null) return;
    let isLeft = false;
    let leave = () => {};
    const coming = model.tracks
      ? Promise.resolve(model.tracks)
      : tracksFor(app, storyId, model.token);
    void coming.then((found) => {
      if (!isLeft) setTracks(found);
    });
    import("./playing.ts").then(
      ({ playMusic }) => {
        if (!isLeft) leave = playMusic(app, model, player, coming);
      },
      // a card without its music is a card
      () => undefined,
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [app, model, storyId, player]);
  return tracks;
};
