import { reaction } from "mobx";
import { webMusic } from "#adapters/webaudio/index.ts";
import { type AppContext, CardMusic, type Player } from "#core/app/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Heard } from "./useCardMusic.ts";

/** By these a browser knows that somebody wants to hear something. */
const presses = ["click", "keydown"] as const;

/** Begins to follow a card with its music; answers how that ends. */
export const playMusic = (
  { ports }: AppContext,
  model: Heard,
  player: Player,
  coming: Promise<readonly Track[]>,
): (() => void) => {
  const music = new CardMusic(
    { clock: ports.clock, page: ports.page },
    { player, tracks: () => coming, isOpening: () => model.isOpening === true },
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
