import { useEffect, useMemo, useRef } from "react";
import type { TrackPreview } from "#core/app/index.ts";
import styles from "./Soundtrack.module.css";

/** So many bars have room beside each other on a phone. */
const bars = 56;
/** The tallest bar and the smallest, of a picture 24 high. */
const [tallest, smallest] = [22, 2];

/** The loudest of each of fewer parts. */
const fewer = (peaks: readonly number[]): readonly number[] =>
  peaks.length <= bars
    ? peaks
    : Array.from({ length: bars }, (_, at) => {
        const part = (n: number) => Math.floor((n * peaks.length) / bars);
        return Math.max(...peaks.slice(part(at), part(at + 1)));
      });

/** One path for all bars: each is a line with round ends. */
const pathOf = (peaks: readonly number[]): string =>
  peaks
    .map((peak, at) => {
      const half = Math.max(smallest, peak * tallest) / 2;
      return `M${at * 4 + 2} ${12 - half}V${12 + half}`;
    })
    .join("");

type WaveformProps = {
  peaks: readonly number[];
  /** Seconds. */
  length: number;
  /** What plays it now; null while it is quiet. */
  preview: Pick<TrackPreview, "at"> | null;
};

/** How loud a track is from its beginning to its end; it fills while the track plays. An ornament for readers. */
export const Waveform = ({ peaks, length, preview }: WaveformProps) => {
  const filled = useRef<SVGPathElement>(null);
  const { path, width } = useMemo(() => {
    const shown = fewer(peaks);
    return { path: pathOf(shown), width: shown.length * 4 };
  }, [peaks]);
  useEffect(() => {
    const { current } = filled;
    if (current === null) return;
    const fill = (share: number) => {
      current.style.clipPath = `inset(-4px ${(1 - share) * 100}% -4px 0)`;
    };
    fill(0);
    if (preview === null) return;
    let frame = 0;
    const draw = () => {
      fill(Math.min(1, preview.at() / length));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [preview, length]);
  return (
    <svg
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="none"
      className={styles.waveform}
      aria-hidden="true"
    >
      <path d={path} />
      <path d={path} ref={filled} className={styles.filled} />
    </svg>
  );
};
