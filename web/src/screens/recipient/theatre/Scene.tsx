import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Player } from "#core/app/index.ts";
import type { Slide, Transition } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Card, Wait } from "#web/components/index.ts";
import { SlideFace, SlideView } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Scene.module.css";

type SceneProps = { player: Player; story: Story; isLate: boolean };
type Shown = { turn: number; slide: Slide | null };
type Leaving = Shown & { way: Transition; direction: 1 | -1 };

/** The slide in hand, the one that leaves, and the two beside it. */
export const Scene = observer(({ player, story, isLate }: SceneProps) => {
  const w = useWords();
  const { turn, slide, direction, transition } = player;
  const [shown, setShown] = useState<Shown>({ turn, slide });
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  if (shown.turn !== turn) {
    setShown({ turn, slide });
    if (shown.slide !== slide) setLeaving({ ...shown, way: transition, direction });
  }
  const past = player.slides[player.index - 1];
  const next = player.slides[player.index + 1];
  const isFirst = turn === 0;
  return (
    <>
      {past ? <Beside key={`${past.id} past`} slide={past} story={story} place="past" /> : null}
      {next ? <Beside key={`${next.id} next`} slide={next} story={story} place="next" /> : null}
      {leaving?.slide ? (
        <span
          key={`${leaving.turn} leaving`}
          className={styles.leaving}
          data-way={leaving.way}
          data-direction={leaving.direction}
          aria-hidden="true"
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) setLeaving(null);
          }}
        >
          <Card className={styles.card}>
            <SlideFace slide={leaving.slide} story={story} />
          </Card>
        </span>
      ) : null}
      {slide ? (
        <span
          key={`${turn} now`}
          className={styles.now}
          data-way={isFirst ? "none" : transition}
          data-direction={direction}
        >
          <Card className={styles.card}>
            <SlideView
              slide={slide}
              story={story}
              label={slide.title ?? undefined}
              elapsed={() => player.elapsed}
              playing={player.state === "playing" && !player.isWaiting}
              turn={turn}
              onReady={() => player.release()}
              onError={(error) => {
                // a cover that cannot be drawn is seen as its poster (OPEN-164): nothing to tell
                player.release();
                if (slide.type !== "title") player.fail(error);
              }}
            />
            {isLate ? (
              <span className={styles.late}>
                <Wait words={w("player.loading")} seen />
              </span>
            ) : null}
          </Card>
        </span>
      ) : null}
    </>
  );
});

type BesideProps = { slide: Slide; story: Story; place: "past" | "next" };
const Beside = ({ slide, story, place }: BesideProps) => (
  <span className={styles.beside} data-place={place} aria-hidden="true">
    <Card className={styles.card}>
      <SlideFace slide={slide} story={story} />
    </Card>
  </span>
);
