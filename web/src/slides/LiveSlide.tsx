import { useEffect, useRef, useState } from "react";
import type { Playing, TextLayer } from "#adapters/webgl/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Drawn.module.css";
import { useFound } from "./found/index.ts";
import type { LivingProps } from "./LiveCover.tsx";
import { type ClipDeck, SlideMedia, SongLink, Spoken, useClips } from "./media/index.ts";
import { SlideWords } from "./SlideWords.tsx";
import { StillSlide } from "./StillSlide.tsx";
import type { ShownSlide } from "./shown.ts";
import { pageStage } from "./stage.ts";
import { type SlideSubject, subjectOf } from "./subject.ts";
import type { SlideTextLayer } from "./textLayer.ts";

type LiveSlideProps = LivingProps & {
  slide: ShownSlide;
  /** How long the card has been playing when the slide begins, in seconds: what falls over it goes on (FX-01). */
  fxFrom?: number | undefined;
  /** It is not in hand yet: there is nothing to read. */
  isAhead?: boolean | undefined;
  /** What its clips are played by; without one they stand. */
  deck?: ClipDeck | null | undefined;
};

/** A slide that isn’t a cover, alive on the page’s one stage; its words lie over it, for readers (decision 0053). */
export const LiveSlide = ({
  slide: asked,
  playing = true,
  elapsed,
  settled = false,
  turn = 0,
  fx,
  fxFrom = 0,
  isAhead = false,
  deck = null,
  onReady,
  onError,
}: LiveSlideProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef<Playing<object> | null>(null);
  const [textLayer, setTextLayer] = useState<SlideTextLayer | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { confetti = false, snow = false } = fx ?? {};
  const w = useWords();
  const slide = useFound(asked);
  const { clips, plays, lose } = useClips(slide);
  const subject = subjectOf(slide, w, plays);
  const now = useRef({ subject, playing, elapsed, settled, fxFrom, onReady, onError });
  useEffect(() => {
    now.current = { subject, playing, elapsed, settled, fxFrom, onReady, onError };
  });

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let gone = false;
    let mine: Playing<object> | null = null;
    const fail = (error: unknown) => {
      if (gone) return;
      setBroken(true);
      now.current.onError?.(error instanceof Error ? error : new Error(String(error)));
    };
    pageStage().then((stage) => {
      if (gone) return;
      const { current } = now;
      mine = stage.show(element, current.subject, {
        fx: { confetti, snow },
        fxFrom: current.fxFrom,
        paused: !current.playing,
        onTextLayer: (textLayer: TextLayer) => setTextLayer(textLayer as SlideTextLayer),
        onError: fail,
      });
      shown.current = mine;
      if (current.settled) mine.settle();
      else if (current.elapsed) mine.seek(current.elapsed() / 1000);
      void mine.ready.then(() => {
        if (!gone) now.current.onReady?.();
      });
    }, fail);
    return () => {
      gone = true;
      shown.current = null;
      mine?.dispose();
    };
  }, [confetti, snow]);

  const key = JSON.stringify(subject);
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    shown.current?.update(JSON.parse(key) as SlideSubject);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn seeks again
  useEffect(() => {
    const at = now.current.elapsed;
    if (settled) shown.current?.settle();
    else if (at) shown.current?.seek(at() / 1000);
    if (playing) shown.current?.play();
    else shown.current?.pause();
  }, [playing, settled, turn]);

  // its thumbnail, or what can be drawn of it on the page itself (ERR-23)
  if (isBroken) return <StillSlide isInHand slide={slide} />;
  return (
    <span className={styles.drawn}>
      <SlideMedia clips={clips} windows={textLayer?.windows ?? []} deck={deck} onLost={lose}>
        <span ref={place} className={styles.place} aria-hidden="true" />
      </SlideMedia>
      {isAhead ? null : (
        <>
          <SlideWords slide={slide} textLayer={textLayer} />
          <Spoken slide={slide} />
        </>
      )}
      <SongLink slide={slide} deck={deck} />
    </span>
  );
};
