import type { Effects } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { ErrorBoundary } from "#web/components/index.ts";
import type { SlideClock } from "./clock.ts";
import { coverOf } from "./cover.ts";
import { LiveCover } from "./LiveCover.tsx";
import { LiveSlide } from "./LiveSlide.tsx";
import type { ClipDeck } from "./media/index.ts";
import { useReducedMotion } from "./motion.ts";
import styles from "./Slide.module.css";
import { StillCover } from "./StillCover.tsx";
import { StillSlide } from "./StillSlide.tsx";
import type { ShownSlide } from "./shown.ts";

type FaceProps = {
  slide: ShownSlide;
  /** Whom the card is for: a title says their name. */
  story?: Pick<Story, "recipient_first_name"> | null | undefined;
  /** Words for readers about a title; where the place names it already, leave it out. */
  label?: string | undefined;
};

/** A slide as a still paper thing: in lists, tiles, strips and the builder's proof. It fills its place, best 5:7. */
export const SlideFace = ({
  slide,
  story,
  label,
  ...how
}: FaceProps & { isAside?: boolean; isKept?: boolean }) => (
  <span className={styles.slide} data-printed="" data-type={slide.type}>
    {slide.type === "title" ? (
      <>
        <StillCover spec={coverOf(slide, story)} poster={slide.thumbnail_url} />
        {label ? <span className={styles.label}>{label}</span> : null}
      </>
    ) : (
      <StillSlide {...how} slide={slide} />
    )}
  </span>
);

type ViewProps = FaceProps &
  SlideClock & {
    fx?: Partial<Effects> | undefined;
    /** How long the card's effects have been falling when the slide begins, in seconds (FX-01). */
    fxFrom?: number | undefined;
    /** It is not in hand yet: its first picture is drawn, and nobody reads it. */
    isAhead?: boolean | undefined;
    /** What its clips are played by; without one they stand. */
    deck?: ClipDeck | null | undefined;
    /** Its first picture is there. */
    onReady?: (() => void) | undefined;
    /** The slide cannot be played (ERR-23). */
    onError?: ((error: Error) => void) | undefined;
  };

/**
 * The same slide alive, a pure function of the clock it is given, by the same drawing (decision 0053). For calm people it
 * is the still paper thing of every list and print (OPEN-173). One that throws is shown still; the card goes on (ERR-23).
 */
export const SlideView = ({ slide, story, label, fxFrom, isAhead, deck, ...living }: ViewProps) => {
  const calm = useReducedMotion();
  const isStill = calm || living.settled === true;
  return (
    <ErrorBoundary
      onError={living.onError}
      fallback={<SlideFace slide={slide} story={story} label={label} />}
    >
      <span
        className={styles.slide}
        data-printed=""
        data-type={slide.type}
        data-live={isStill || isAhead ? undefined : ""}
      >
        {slide.type === "title" ? (
          <>
            <LiveCover slide={slide} story={story} {...living} />
            {label ? <span className={styles.label}>{label}</span> : null}
          </>
        ) : calm ? (
          <StillSlide isInHand slide={slide} deck={deck} />
        ) : (
          <LiveSlide slide={slide} fxFrom={fxFrom} isAhead={isAhead} deck={deck} {...living} />
        )}
      </span>
    </ErrorBoundary>
  );
};
