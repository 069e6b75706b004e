import { observer } from "mobx-react-lite";
import type { RefObject } from "react";
import type { Capture, Take } from "#core/app/index.ts";
import { growingTape, tapeOf } from "#core/domain/capture/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Tape.module.css";
import { TrimEnds } from "./TrimEnds.tsx";
import { counted } from "./time.ts";

const bars = 60;
const high = 48;

/** Bars from one place to another, as one line each. */
const drawn = (levels: readonly number[], from: number, to: number): string => {
  let path = "";
  for (let at = from; at < to; at++) {
    const half = 1.5 + (levels[at] ?? 0) * (high / 2 - 3);
    path += `M${at * 5 + 2.5} ${high / 2 - half}v${2 * half}`;
  }
  return path;
};

type StripProps = {
  levels: readonly number[];
  /** How many of the bars are past. */
  past: number;
  /** Where the head stands, in bars; null: nowhere. */
  head: number | null;
};
const Strip = ({ levels, past, head }: StripProps) => (
  <svg
    className={styles.strip}
    viewBox={`0 0 ${bars * 5} ${high}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className={styles.blank} d={`M0 ${high / 2}H${bars * 5}`} />
    <path className={styles.past} d={drawn(levels, 0, past)} />
    <path className={styles.ahead} d={drawn(levels, past, levels.length)} />
    {head === null ? null : <path className={styles.head} d={`M${head * 5} 0V${high}`} />}
  </svg>
);

/** The tape that grows while it is recorded. */
export const GrowingTape = observer(({ capture }: { capture: Capture }) => {
  const levels = growingTape(capture.reel.isRunning ? capture.reel.levels : [], bars);
  return (
    <div className={styles.tape}>
      <Strip levels={levels} past={levels.length} head={levels.length} />
    </div>
  );
});

type ScrubberProps = { take: Take; start: RefObject<HTMLInputElement | null> };

/** In review the tape is the scrubber (CAPT-08), and its ends can be moved. */
export const Scrubber = observer(({ take, start }: ScrubberProps) => {
  const { playback, levels } = take;
  const tape = tapeOf(levels, bars);
  const part = playback.length > 0 ? playback.position / playback.length : 0;
  return (
    <div className={styles.tape} data-trims={take.mayTrim || undefined}>
      <div className={styles.track}>
        <Strip levels={tape} past={Math.round(part * tape.length)} head={part * bars} />
        <Position take={take} />
        <TrimEnds take={take} start={start} />
      </div>
    </div>
  );
});

/** Where it is heard from, of what is kept: dragged, or moved by the arrow keys. */
export const Position = observer(({ take: { playback } }: { take: Take }) => {
  const w = useWords();
  const { elapsed, kept, keptLength, length, position } = playback;
  const part = (second: number) => `${length > 0 ? (second / length) * 100 : 0}%`;
  return (
    <input
      type="range"
      name="position"
      className={styles.position}
      style={{ insetInlineStart: part(kept.from), inlineSize: part(keptLength) }}
      min={kept.from}
      max={kept.to}
      step={0.1}
      value={position}
      aria-label={w("capture.scrubber")}
      aria-valuetext={w("capture.elapsed", { now: counted(elapsed), of: counted(keptLength) })}
      onChange={(event) => playback.seek(Number(event.target.value))}
    />
  );
});
