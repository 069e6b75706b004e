import { useRef } from "react";
import type { Effects } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { ErrorBoundary } from "#web/components/index.ts";
import { type SlideClock, useSlideClock } from "./clock.ts";
import { coverOf } from "./cover.ts";
import { Credits } from "./faces/Credits.tsx";
import { Other } from "./faces/Other.tsx";
import { Photos } from "./faces/Photos.tsx";
import { Text } from "./faces/Text.tsx";
import { LiveCover } from "./LiveCover.tsx";
import { useReducedMotion } from "./motion.ts";
import styles from "./Slide.module.css";
import { StillCover } from "./StillCover.tsx";
import type { ShownSlide } from "./shown.ts";

type FaceProps = {
  slide: ShownSlide;
  /** Whom the card is for: a title says their name. */
  story?: Pick<Story, "recipient_first_name"> | null | undefined;
  /** Words for readers about a title; where the place names it already, leave it out. */
  label?: string | undefined;
};

const Paper = ({ slide, isLive }: { slide: ShownSlide; isLive: boolean }) => {
  switch (slide.type) {
    case "text":
      return <Text slide={slide} isLive={isLive} />;
    case "photos":
    case "legacy":
      return <Photos slide={slide} isLive={isLive} />;
    case "credits":
      return <Credits slide={slide} isLive={isLive} />;
    default:
      return <Other slide={slide} />;
  }
};

/** A slide as a still paper thing: in lists, tiles, strips and the builder's proof. It fills its place, best 5:7. */
export const SlideFace = ({ slide, story, label }: FaceProps) => (
  <span className={styles.slide} data-printed="" data-type={slide.type}>
    {slide.type === "title" ? (
      <>
        <StillCover spec={coverOf(slide, story)} poster={slide.thumbnail_url} />
        {label ? <span className={styles.label}>{label}</span> : null}
      </>
    ) : (
      <Paper slide={slide} isLive={false} />
    )}
  </span>
);

type ViewProps = FaceProps &
  SlideClock & {
    fx?: Partial<Effects> | undefined;
    /** A title's picture is there. */
    onReady?: (() => void) | undefined;
    /** The slide cannot be played (ERR-23). */
    onError?: ((error: Error) => void) | undefined;
  };

/**
 * The same slide alive, a pure function of the clock it is given. Settled, and for calm people, it is the still paper
 * thing of every list and print (OPEN-173). One that throws is shown still; the card goes on (ERR-23).
 */
export const SlideView = ({ slide, story, label, fx, onReady, onError, ...clock }: ViewProps) => {
  const root = useRef<HTMLSpanElement>(null);
  const isStill = useReducedMotion() || clock.settled === true;
  useSlideClock(root, isStill ? null : clock, `${slide.id}:${slide.variant}:${isStill}`);
  return (
    <ErrorBoundary
      onError={onError}
      fallback={<SlideFace slide={slide} story={story} label={label} />}
    >
      <span
        ref={root}
        className={styles.slide}
        data-printed=""
        data-type={slide.type}
        data-live={isStill ? undefined : ""}
      >
        {slide.type === "title" ? (
          <>
            <LiveCover
              slide={slide}
              story={story}
              fx={fx}
              onReady={onReady}
              onError={onError}
              {...clock}
            />
            {label ? <span className={styles.label}>{label}</span> : null}
          </>
        ) : (
          <Paper slide={slide} isLive={!isStill} />
        )}
      </span>
    </ErrorBoundary>
  );
};
