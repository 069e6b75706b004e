import { useEffect, useRef, useState } from "react";
import type { Playing } from "#adapters/webgl/index.ts";
import type { CoverSpec, Effects } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import styles from "./Cover.module.css";
import { CoverWords } from "./CoverWords.tsx";
import { coverOf, groundOf } from "./cover.ts";
import { useReducedMotion } from "./motion.ts";
import type { ShownSlide } from "./shown.ts";
import { pageStage } from "./stage.ts";

export type LivingProps = {
  /** False holds the picture where it is. */
  playing?: boolean | undefined;
  /** Where it stands when it starts, in milliseconds; read when `playing` or `turn` changes. */
  elapsed?: (() => number) | undefined;
  /** It stands as its thumbnail does, wherever its time is (OPEN-173). */
  settled?: boolean | undefined;
  /** Changes when the cover starts anew. */
  turn?: number | undefined;
  fx?: Partial<Effects> | undefined;
  /** The first drawn frame is to be seen, or the picture stays still here on purpose. */
  onReady?: (() => void) | undefined;
  /** Drawing it went wrong: the poster stays (ERR-23). A browser without WebGL is no error (OPEN-164). */
  onError?: ((error: Error) => void) | undefined;
};

type LiveSpecProps = LivingProps & {
  spec: CoverSpec;
  /** Its still picture, painted before anything else. */
  poster?: string | null | undefined;
};

/** A cover that lives in its place: its poster at once, the stage's picture when it is there (OPEN-133, OPEN-164). */
export const LiveSpec = ({
  spec,
  poster,
  playing = true,
  elapsed,
  settled = false,
  turn = 0,
  fx,
  onReady,
  onError,
}: LiveSpecProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef<Playing | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const calm = useReducedMotion();
  const still = calm && Boolean(poster) && !isBroken;
  const { confetti = false, snow = false } = fx ?? {};
  const hasPoster = Boolean(poster) && !isBroken;
  const told = useRef({ onReady, onError, elapsed, settled, playing, spec, hasPoster });
  useEffect(() => {
    told.current = { onReady, onError, elapsed, settled, playing, spec, hasPoster };
  });

  useEffect(() => {
    const element = place.current;
    // told after everybody around it has heard that the slide began
    if (still) queueMicrotask(() => told.current.onReady?.());
    if (still || element === null) return;
    let gone = false;
    let mine: Playing | null = null;
    const fail = (error: unknown) =>
      told.current.onError?.(error instanceof Error ? error : new Error(String(error)));
    pageStage().then((stage) => {
      const stay = async (error: Error) => {
        const { webgl2 } = await stage.probe();
        if (gone) return;
        if (webgl2) fail(error);
        else told.current.onReady?.();
      };
      if (gone) return;
      const { current } = told;
      mine = stage.mount(element, current.spec, {
        fx: { confetti, snow },
        reducedMotion: calm,
        paused: !current.playing,
        covered: current.hasPoster,
        onError: (error) => void stay(error),
      });
      shown.current = mine;
      if (current.settled) mine.settle();
      else if (current.elapsed) mine.seek(current.elapsed() / 1000);
      void mine.ready.then(() => {
        if (gone) return;
        setDrawn(true);
        told.current.onReady?.();
      });
    }, fail);
    return () => {
      gone = true;
      shown.current = null;
      mine?.dispose();
      setDrawn(false);
    };
  }, [still, calm, confetti, snow]);

  const key = JSON.stringify(spec);
  const first = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the cover
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    shown.current?.update(spec);
  }, [key]);

  useEffect(() => {
    if (!hasPoster) shown.current?.uncover();
  }, [hasPoster]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn seeks again
  useEffect(() => {
    const now = told.current.elapsed;
    if (settled) shown.current?.settle();
    else if (now) shown.current?.seek(now() / 1000);
    if (playing) shown.current?.play();
    else shown.current?.pause();
  }, [playing, settled, turn]);

  const { ground, ink } = groundOf(spec);
  return (
    <span className={styles.cover} style={{ background: ground }}>
      {hasPoster ? (
        <img src={poster ?? ""} alt="" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <CoverWords spec={spec} ink={ink} after={300} />
      )}
      <span
        ref={place}
        className={styles.place}
        data-drawn={isDrawn || !hasPoster ? "" : undefined}
        aria-hidden="true"
      />
    </span>
  );
};

type LiveCoverProps = LivingProps & {
  slide: ShownSlide;
  /** Whom it is for; %RECIPIENT_NAME% is theirs. */
  story?: Pick<Story, "recipient_first_name"> | null | undefined;
};

/** A card's title slide, alive. */
export const LiveCover = ({ slide, story, ...rest }: LiveCoverProps) => (
  <LiveSpec spec={coverOf(slide, story)} poster={slide.thumbnail_url} {...rest} />
);
