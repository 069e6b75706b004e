import { useEffect, useState } from "react";
import type { Player } from "#core/app/index.ts";
import type { Slide, Transition } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Card, Wait } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { type ClipDeck, deckOf } from "./media/index.ts";
import styles from "./Scene.module.css";
import { SlideFace, SlideView } from "./SlideFace.tsx";

/** Where a card stands while it plays. */
type SceneState = {
  slides: readonly Slide[];
  index: number;
  turn: number;
  direction: 1 | -1;
  transition: Transition;
  /** Its time passes: it plays, and waits for nothing. */
  playing: boolean;
  /** Halted before all of it has come in, it stands as it is settled (OPEN-173). */
  settled: boolean;
  /** What the clips of the slide in hand are played by. */
  deck: ClipDeck;
};

/** Read from a player at once, so that whoever observes it hears of every part. */
export const standingOf = (player: Player): SceneState => ({
  slides: player.slides,
  index: player.index,
  turn: player.turn,
  direction: player.direction,
  transition: player.transition,
  playing: player.state === "playing" && !player.isWaiting,
  settled: player.moment() === "settled",
  deck: deckOf(player),
});

type SceneProps = {
  player: Player;
  /** The player as it stands now: `standingOf(player)`. */
  now: SceneState;
  story: Story;
  isLate: boolean;
  /** Shows what comes before and after at its sides, where there is room. */
  beside?: boolean | undefined;
};
/** How long a slide has been in hand before the next one is opened. Milliseconds. */
const untilNext = 900;

type Shown = { turn: number; slide: Slide | null };
type Leaving = Shown & { way: Transition; direction: 1 | -1 };

/** The slide in hand, the one that leaves by its transition (SLIDE-19), and the two beside it. */
export const Scene = ({ player, now, story, isLate, beside = true }: SceneProps) => {
  const w = useWords();
  const { slides, index, turn, direction, transition } = now;
  const slide = slides[index] ?? null;
  const [shown, setShown] = useState<Shown>({ turn, slide });
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  if (shown.turn !== turn) {
    setShown({ turn, slide });
    if (shown.slide !== slide) setLeaving({ ...shown, way: transition, direction });
  }
  const fx = { confetti: story.fx_confetti, snow: story.fx_snow };
  const [readyAt, setReadyAt] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setReadyAt(turn), untilNext);
    return () => clearTimeout(timer);
  }, [turn]);
  const coming = readyAt === turn && slide !== null ? slides[index + 1] : undefined;
  /** How long the card has been playing when the slide in hand began, in milliseconds. */
  const began = player.at() - player.elapsed();
  const past = beside ? slides[index - 1] : undefined;
  const next = beside ? slides[index + 1] : undefined;
  return (
    <>
      {past ? <Beside key={`${past.id} past`} slide={past} story={story} place="past" /> : null}
      {next ? <Beside key={`${next.id} next`} slide={next} story={story} place="next" /> : null}
      {leaving?.slide ? (
        // the same element as before: its picture stands as it was left
        <span
          key={`${leaving.turn} ${leaving.slide.id}`}
          className={styles.leaving}
          data-way={leaving.way}
          data-direction={leaving.direction}
          aria-hidden="true"
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) setLeaving(null);
          }}
        >
          <Card className={styles.card}>
            <SlideView
              slide={leaving.slide}
              story={story}
              fx={fx}
              playing={false}
              turn={leaving.turn}
            />
          </Card>
        </span>
      ) : null}
      {slide ? (
        <span
          key={`${turn} ${slide.id}`}
          className={styles.now}
          data-way={turn === 0 ? "none" : transition}
          data-direction={direction}
        >
          <Card className={styles.card}>
            <SlideView
              slide={slide}
              story={story}
              label={slide.title ?? undefined}
              fx={fx}
              fxFrom={began / 1000}
              elapsed={() => player.elapsed()}
              playing={now.playing}
              settled={now.settled}
              deck={now.deck}
              turn={turn}
              onReady={() => player.release()}
              onError={(error) => {
                player.release();
                player.fail(error);
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
      {coming && slide ? (
        // what comes next has its first picture by then, unseen: the same element is shown (P5)
        <span key={`${turn + 1} ${coming.id}`} className={styles.ahead} aria-hidden="true">
          <Card className={styles.card}>
            <SlideView
              isAhead
              slide={coming}
              story={story}
              fx={fx}
              fxFrom={(began + player.lengthOf(slide)) / 1000}
              playing={false}
              turn={turn + 1}
            />
          </Card>
        </span>
      ) : null}
    </>
  );
};

type BesideProps = { slide: Slide; story: Story; place: "past" | "next" };
const Beside = ({ slide, story, place }: BesideProps) => (
  <span className={styles.beside} data-place={place} aria-hidden="true">
    <Card className={styles.card}>
      <SlideFace slide={slide} story={story} />
    </Card>
  </span>
);
