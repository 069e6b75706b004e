import { reaction } from "mobx";
import { webMusic } from "#adapters/webaudio/index.ts";
import { type AppContext, CardMusic, type Player } from "#core/app/index.ts";
import type { Heard } from "./useCardMusic.ts";

/** By these a browser knows that somebody wants to hear something. */
const presses = ["click", "keydown"] as const;

/** Begins to follow a card with its music; answers how that ends. */
export const playMusic = (
  { session, ports }: AppContext,
  model: Heard,
  storyId: string,
  player: Player,
): (() => void) => {
  const { joinToken } = session.anonymous.data;
  const music = new CardMusic(
    { api: session.api, clock: ports.clock, page: ports.page },
    {
      ...{ storyId, player },
      // an invitation lets in where its card's link alone does not (OPEN-63)
      tokens: [model.token, ...(joinToken ? [joinToken] : [])],
      isOpening: () => model.isOpening === true,
    },
    webMusic(),
  );
  const unlock = () => music.unlock();
  for (const press of presses) document.addEventListener(press, unlock, { capture: true });
  const unfollow = reaction(
    () => [player.state, player.turn, player.isSoundOn, model.isOpening],
    () => music.follow(),
  );
  void music.open();
  return () => {
    for (const press of presses) document.removeEventListener(press, unlock, { capture: true });
    unfollow();
    music.close();
  };
};
