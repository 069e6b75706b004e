import { BookOpenText, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Player } from "#core/app/index.ts";
import { Icon, IconButton, VisuallyHidden } from "#web/components/index.ts";
import { useCardPlaying, useLoading } from "#web/shell/index.ts";
import { FoldMotion, Room, roomOf, Scene, standingOf } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { CardLogo } from "../../branding/card/index.ts";
import type { Seen } from "../names.ts";
import { PreviewBar } from "../PreviewBar.tsx";
import { Aside, Controls } from "./Controls.tsx";
import { useDrag } from "./drag.ts";
import { From, useCaption } from "./From.tsx";
import { useKeys } from "./keys.ts";
import { useArrival } from "./load.ts";
import { Progress } from "./Progress.tsx";
import { useQuiet } from "./quiet.ts";
import styles from "./Theatre.module.css";

type TheatreProps = {
  model: Seen & { leave(): void };
  player: Player;
  /** Where the whole card can be read, if anywhere. */
  reader?: string | undefined;
};

/** The room that a card is played in: it lies on its table as one folded sheet, and lights the wall (OPEN-134). */
export const Theatre = observer(({ model, player, reader }: TheatreProps) => {
  const w = useWords();
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [motion] = useState(() => new FoldMotion(player.index));
  const isLate = useArrival(player);
  const leave = useCallback(() => model.leave(), [model]);
  useKeys(player, leave);
  useCardPlaying();
  useLoading("animation", isLate);
  const drag = useDrag(player, motion);
  const isQuiet = useQuiet(room, player.state === "playing" && !player.isWaiting);
  useEffect(() => {
    // whoever opened it by a key goes on from the card: their button has gone
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);
  const { story } = model;
  const { slide } = player;
  const caption = useCaption(model, slide);
  if (story === null || slide === null) return null;
  return (
    <div
      ref={room}
      className={styles.room}
      data-ink={roomOf(slide).ink}
      data-quiet={isQuiet ? "" : undefined}
    >
      <Room slides={player.slides} index={player.index} motion={motion} />
      <PreviewBar model={model} />
      <CardLogo card={story.id} token={model.token} className={styles.logo} />
      <header className={styles.top}>
        <Progress player={player} />
        <div className={styles.ends}>
          <Aside player={player} room={room} />
          {reader === undefined ? null : (
            <Link
              to={reader}
              className={styles.reader}
              aria-label={w("reader.read")}
              onClick={() => player.pause()}
            >
              <Icon of={BookOpenText} />
            </Link>
          )}
          <IconButton icon={X} aria-label={w("player.close")} onClick={leave} />
        </div>
      </header>
      <main
        id="main"
        ref={stage}
        tabIndex={-1}
        className={styles.theatre}
        aria-label={w("player.card")}
        {...drag}
      >
        <Scene
          player={player}
          now={standingOf(player)}
          story={story}
          isLate={isLate}
          motion={motion}
        />
      </main>
      <footer className={styles.below}>
        <From model={model} slide={slide} motion={motion} index={player.index} />
        <div className={styles.foot}>
          <Controls player={player} />
        </div>
      </footer>
      <p className={styles.problem} role="status">
        {said(player.problem)}
      </p>
      <VisuallyHidden aria-live="polite">
        {w("player.now", { n: player.index + 1, all: player.slides.length })} {caption}
      </VisuallyHidden>
    </div>
  );
});
