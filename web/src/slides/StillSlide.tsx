import { useEffect, useRef, useState } from "react";
import type { Playing, Told } from "#adapters/webgl/index.ts";
import { THUMBNAIL_RESOLUTION, THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Drawn.module.css";
import { SlideWords } from "./SlideWords.tsx";
import type { ShownSlide } from "./shown.ts";
import { type SlideSubject, subjectOf } from "./subject.ts";
import type { SlideTold } from "./told.ts";

/** Pixels across a slide’s thumbnail: a place of no more needs nothing finer. */
const across = THUMBNAIL_SIZES.normal.width * THUMBNAIL_RESOLUTION.normal;

/** How far outside the window a slide is drawn already. */
const near = "60% 0px";

/**
 * A slide that isn’t a cover as it is settled: its thumbnail where that is fine enough, else its drawing, made on the page
 * while it is near the window, and let go of when it isn’t.
 */
export const StillSlide = ({ slide }: { slide: ShownSlide }) => {
  const place = useRef<HTMLSpanElement>(null);
  const [told, setTold] = useState<SlideTold | null>(null);
  const [isNear, setNear] = useState(false);
  const [isCoarse, setCoarse] = useState(false);
  const [isBroken, setBroken] = useState(false);
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

  const isDrawn = isNear && (isCoarse || poster === null);
  const key = JSON.stringify(subjectOf(slide, useWords()));
  useEffect(() => {
    const element = place.current;
    if (!isDrawn || element === null) return;
    let gone = false;
    let mine: Playing<object> | null = null;
    import("./onPage.ts").then(
      ({ showOnPage }) => {
        if (gone) return;
        mine = showOnPage(element, JSON.parse(key) as SlideSubject, {
          reducedMotion: true,
          onTold: (told: Told) => setTold(told as SlideTold),
        });
      },
      // its thumbnail and its words are there
      () => undefined,
    );
    return () => {
      gone = true;
      mine?.dispose();
      setTold(null);
    };
  }, [isDrawn, key]);

  return (
    <span className={styles.drawn}>
      {poster ? (
        <img src={poster} alt="" decoding="async" loading="lazy" onError={() => setBroken(true)} />
      ) : null}
      <span ref={place} className={styles.place} aria-hidden="true" />
      <SlideWords slide={slide} told={told} />
    </span>
  );
};
