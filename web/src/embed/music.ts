import { browserClock, browserPage } from "#adapters/viewport/index.ts";
import { webMusic } from "#adapters/webaudio/index.ts";
import { CardMusic, type Player, tracksOfCard } from "#core/app/index.ts";
import { home } from "../slides/home.ts";
import { guestApi } from "./guest.ts";

/** By these a browser knows that somebody wants to hear something. */
const presses = ["click", "keydown"] as const;

/** Plays the soundtrack of a card on a page of another site (OPEN-135); answers how that ends. */
export const playMusic = (
  place: Element,
  { storyId, player, token }: { storyId: string; player: Player; token: string },
): (() => void) => {
  const music = new CardMusic(
    { clock: browserClock, page: browserPage() },
    { player, tracks: () => tracksOfCard(guestApi(), storyId, [token]), isOpening: () => false },
    webMusic(home),
  );
  // what is pressed elsewhere on that page is no business of the card
  const card = place.getRootNode();
  const unlock = () => music.unlock();
  for (const press of presses) card.addEventListener(press, unlock, { capture: true });
  void music.open();
  return () => {
    for (const press of presses) card.removeEventListener(press, unlock, { capture: true });
    music.close();
  };
};
