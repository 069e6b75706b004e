import { observer } from "mobx-react-lite";
import type { KeyboardEvent, RefObject } from "react";
import type { Take } from "#core/app/index.ts";
import { type KeptEnd, keptStep } from "#core/domain/capture/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./TrimEnds.module.css";

const ends = ["start", "end"] as const;
/** Where a key moves an end that stands at a second: arrows by a tenth, with Shift by a whole one. */
const moved = ({ key, shiftKey }: KeyboardEvent, at: number, length: number): number | null => {
  const step = shiftKey ? 10 * keptStep : keptStep;
  if (key === "ArrowRight" || key === "ArrowUp") return at + step;
  if (key === "ArrowLeft" || key === "ArrowDown") return at - step;
  if (key === "PageUp") return at + 1;
  if (key === "PageDown") return at - 1;
  if (key === "Home") return 0;
  return key === "End" ? length : null;
};

type EndProps = { take: Take; end: KeptEnd; place?: RefObject<HTMLInputElement | null> };

/** One end of what is kept: a grip to drag, and a slider to whoever doesn’t see it. */
const TrimEnd = observer(({ take, end, place }: EndProps) => {
  const w = useWords();
  const { kept, length } = take.playback;
  const at = end === "start" ? kept.from : kept.to;
  const seconds = Math.round(at * 10) / 10;
  return (
    <>
      <input
        ref={place}
        type="range"
        name={`trim-${end}`}
        className={styles.end}
        data-end={end}
        min={0}
        max={length}
        step="any"
        value={at}
        aria-label={w("capture.trimEnd", { end })}
        aria-valuetext={w("capture.seconds", { seconds })}
        onChange={(event) => take.trim(end, Number(event.target.value))}
        onKeyDown={(event) => {
          const to = moved(event, at, length);
          if (to === null) return;
          event.preventDefault();
          take.trim(end, to);
        }}
      />
      <span
        className={styles.told}
        data-end={end}
        style={{ insetInlineStart: `${(at / length) * 100}%` }}
        aria-hidden="true"
      >
        {w("capture.secondsShort", { seconds })}
      </span>
    </>
  );
});

type TrimProps = { take: Take; start: RefObject<HTMLInputElement | null> };

/** The two ends of a recording over its strip, and a shade over what is cut off. */
export const TrimEnds = observer(({ take, start }: TrimProps) => {
  const { kept, length } = take.playback;
  if (!take.mayTrim) return null;
  const part = (second: number) => `${(second / length) * 100}%`;
  const [before, after] = [part(kept.from), part(length - kept.to)];
  return (
    <div className={styles.ends} data-trimmed={take.isTrimmed || undefined}>
      <i className={styles.cut} style={{ insetInlineStart: 0, inlineSize: before }} />
      <i className={styles.cut} style={{ insetInlineEnd: 0, inlineSize: after }} />
      <i className={styles.frame} style={{ insetInline: `${before} ${after}` }} />
      {ends.map((end) => (
        <TrimEnd key={end} take={take} end={end} {...(end === "start" ? { place: start } : {})} />
      ))}
    </div>
  );
});
