import { useEffect, useRef, useState } from "react";
import type { Playing, TextLayer } from "#adapters/webgl/index.ts";
import { THUMBNAIL_RESOLUTION, THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Drawn.module.css";
import { useFound } from "./found/index.ts";
import { CalmMedia, type ClipDeck, SongLink, Spoken, useClips } from "./media/index.ts";
import { SlideWords } from "./SlideWords.tsx";
import type { ShownSlide } from "./shown.ts";
import { type SlideSubject, subjectOf } from "./subject.ts";
import type { SlideTextLayer } from "./textLayer.ts";

/** Pixels across a slide’s thumbnail: a place of no more needs nothing finer. */
const across = THUMBNAIL_SIZES.normal.width * THUMBNAIL_RESOLUTION.normal;

/** How far outside the window a slide is drawn already. */
const near = "60% 0px";

type StillSlideProps = {
  slide: ShownSlide;
  /** It is what is looked at: drawn to the pixel, whatever its thumbnail is like. */
  isInHand?: boolean | undefined;
  /** Its clips play on request, by this. */
  deck?: ClipDeck | null | undefined;
  /** Seen from the side or for a moment: its thumbnail does at any size. */
  isAside?: boolean | undefined;
  /** On a page that may be printed: drawn wherever it is, and kept. */
  isKept?: boolean | undefined;
};

/**
 * A slide that isn’t a cover as it is settled: its thumbnail where that is fine enough, else its drawing, made on the page
 * while it is near the window, and let go of when it isn’t.
 */
export const StillSlide = ({
  slide: asked,
  isInHand = false,
  isAside = false,
  isKept = false,
  deck,
}: StillSlideProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [textLayer, setTextLayer] = useState<SlideTextLayer | null>(null);
  const [isNear, setNear] = useState(false);
  const [isCoarse, setCoarse] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [isUndrawn, setUndrawn] = useState(false);
  const slide = useFound(asked);
  const { clips, lose } = useClips(slide);
  const poster = isBroken ? null : slide.thumbnail_url;

  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === "undefined") return;
    const watch = new IntersectionObserver(
      (entries) => {
        setNear(entries.at(-1)?.isIntersecting ?? false);
        setCoarse(element.clientWidth * (globalThis.devicePixelRatio || 1) > across);
      },
      { rootMargin: near },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const isDrawn = (isNear || isKept) && (isInHand || (isCoarse && !isAside) || poster === null);
  const key = JSON.stringify(subjectOf(slide, useWords()));
  useEffect(() => {
    const element = place.current;
    if (!isDrawn || element === null) return;
    let gone = false;
    let mine: Playing<object> | null = null;
    const fail = () => {
      if (!gone) setUndrawn(true);
    };
    setUndrawn(false);
    import("./onPage.ts").then(({ showOnPage }) => {
      if (gone) return;
      mine = showOnPage(element, JSON.parse(key) as SlideSubject, {
        reducedMotion: true,
        onTextLayer: (textLayer: TextLayer) => setTextLayer(textLayer as SlideTextLayer),
        onError: fail,
      });
    }, fail);
    return () => {
      gone = true;
      mine?.dispose();
      setTextLayer(null);
    };
  }, [isDrawn, key]);

  return (
    <span
      className={styles.drawn}
      data-coming={isDrawn && textLayer === null && !isUndrawn ? "" : undefined}
    >
      {poster ? (
        <img src={poster} alt="" decoding="async" loading="lazy" onError={() => setBroken(true)} />
      ) : null}
      <span ref={place} className={styles.place} aria-hidden="true" />
      <SlideWords
        slide={slide}
        textLayer={textLayer}
        isPlain={isUndrawn && poster === null && textLayer === null}
      />
      {isInHand ? <Spoken slide={slide} /> : null}
      {deck && clips.length > 0 ? (
        <CalmMedia clips={clips} windows={textLayer?.windows ?? []} deck={deck} onLost={lose} />
      ) : null}
      <SongLink slide={slide} deck={deck} isRaised={clips.length > 0} />
    </span>
  );
};
