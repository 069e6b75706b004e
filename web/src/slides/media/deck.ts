import type { Player } from "#core/app/index.ts";

/** What a clip is played by: the clock and the sound of the card it is in. */
export interface ClipDeck {
  /** Where the slide in hand stands, in seconds. */
  at(): number;
  /** Whether its time passes, or would if the clip were there. */
  isPassing(): boolean;
  readonly isSoundOn: boolean;
  /** Whether what is said is shown as it is said. */
  readonly showsCaptions: boolean;
  /** The card waits for the clip, until it is released. */
  hold(): void;
  release(): void;
  /** The card stands until somebody plays it again. */
  pause(): void;
}

/** The deck of a player as it stands now. */
export const deckOf = (player: Player): ClipDeck => ({
  at: () => player.elapsed() / 1000,
  isPassing: () => player.isPassing(),
  isSoundOn: player.isSoundOn,
  showsCaptions: player.showsCaptions,
  hold: () => player.hold("clip"),
  release: () => player.release("clip"),
  pause: () => player.pause(),
});
