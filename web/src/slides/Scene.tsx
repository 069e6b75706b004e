import { useCallback, useState } from "react";
import type { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { FoldMotion } from "./fold/motion.ts";
import { departure, type Placed, placesOf } from "./fold/places.ts";
import { useFold } from "./fold/useFold.ts";
import { type ClipDeck, deckOf } from "./media/index.ts";
import { useReducedMotion } from "./motion.ts";
import { Panel, type Role } from "./Panel.tsx";
import styles from "./Scene.module.css";
import { useAhead } from "./useAhead.ts";
import { useComing } from "./useComing.ts";

/** Where a card stands while it plays. */
type SceneState = {
  slides: readonly Slide[];
  index: number;
  turn: number;
  direction: 1 | -1;
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
  /** Where the card is open: whoever lets it be dragged, or lights a room by it, holds it. */
  motion?: FoldMotion | undefined;
  /** Its neighbours stand at its sides; without them only what turns is there. */
  beside?: boolean | undefined;
};

type Shown = { turn: number; index: number };
type Leaving = Shown & Placed & { at: number };

/**
 * The card as one long folded sheet: the slide in hand lies flat, its neighbours are turned away at its sides, and a step
 * turns the fold between two panels about its axis (SLIDE-19; decision 0056).
 */
export const Scene = ({ player, now, story, isLate, motion, beside = true }: SceneProps) => {
  const { slides, index, turn } = now;
  const calm = useReducedMotion();
  useAhead(slides, calm);
  const [shown, setShown] = useState<Shown>({ turn, index });
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const arrived = useCallback(() => setLeaving(null), []);
  const fold = useFold({ slides, index, leaving, turn, calm, motion, arrived });
  if (shown.turn !== turn) {
    setShown({ turn, index });
    const isAnother = shown.index !== index && !calm;
    setLeaving(isAnother ? { ...shown, ...departure(shown.index, index, fold.motion.at) } : null);
  }
  const coming = useComing(turn) ? index + 1 : -1;
  const roleOf = (i: number): Role =>
    i === index
      ? { is: "inHand", turn }
      : i === leaving?.index
        ? { is: "leaving", turn: leaving.turn }
        : i === coming
          ? { is: "ahead", turn: turn + 1 }
          : { is: "aside" };
  const places = placesOf(index, slides.length, leaving, beside);
  const isAheadPlaced = places.some((one) => one.index === coming);
  const all = isAheadPlaced || coming < 0 ? places : [...places, { index: coming, place: coming }];
  return (
    <div ref={fold.view} className={styles.view} data-scene="">
      <span className={styles.ground} aria-hidden="true" />
      <div className={styles.strip}>
        {all.map(({ index: i, place }) => {
          const slide = slides[i];
          return slide ? (
            <Panel
              key={slide.id}
              slide={slide}
              place={place}
              role={roleOf(i)}
              hasStill={i !== index || leaving !== null}
              player={player}
              now={now}
              story={story}
              isLate={isLate}
            />
          ) : null;
        })}
      </div>
    </div>
  );
};
