import { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Player, Watcher } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { arrive, Scene, standingOf, warmStage } from "../slides/index.ts";
import { coverToWarm } from "../slides/useWarmStage.ts";
import { letterFaces } from "./faces.ts";

const Playing = ({ player, story }: { player: Player; story: Story }) => {
  const [isLate, setLate] = useState(false);
  const now = standingOf(player);
  const { turn } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a new slide, or the same one anew
  useEffect(() => arrive(player, setLate), [player, turn]);
  return <Scene player={player} now={now} story={story} isLate={isLate} beside={false} />;
};

/** The slides of a card in a place of a page, and its music: the same that the site plays. */
export class Scenery {
  readonly #root: Root;
  readonly #place: HTMLElement;
  #music: Promise<() => void> | null = null;

  constructor(place: HTMLElement, story: Story | null) {
    letterFaces();
    warmStage(coverToWarm(story));
    this.#root = createRoot(place);
    this.#place = place;
  }

  show({ story, player, stage, token }: Watcher): void {
    if (story !== null && player !== null)
      this.#music ??= import("./music.ts").then(
        ({ playMusic }) => playMusic(this.#place, { storyId: story.id, player, token }),
        // a card without its music is a card
        () => () => undefined,
      );
    this.#root.render(
      story === null || player === null || stage === "closed" ? null : (
        <Playing player={player} story={story} />
      ),
    );
  }
  remove(): void {
    void this.#music?.then((leave) => leave());
    this.#root.unmount();
  }
}
