import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { Capture } from "#core/app/index.ts";
import { loudnessOf, quietLevel } from "#core/domain/capture/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Meter.module.css";

const rays = 72;
const centre = 120;
const inner = 90;

/** One ray of the meter as a line: those from the top mirror each other, the newest level at the top. */
const ray = (at: number, level: number): string => {
  const angle = (at / rays) * 2 * Math.PI - Math.PI / 2;
  const outer = inner + 5 + level * 24;
  const point = (r: number) =>
    `${(centre + r * Math.cos(angle)).toFixed(1)} ${(centre + r * Math.sin(angle)).toFixed(1)}`;
  return `M${point(inner)}L${point(outer)}`;
};

const paths = (levels: readonly number[]) => {
  let [heard, still] = ["", ""];
  for (let at = 0; at < rays; at++) {
    const level = levels[at < rays / 2 ? at : rays - 1 - at] ?? 0;
    if (level >= quietLevel) heard += ray(at, level);
    else still += ray(at, 0);
  }
  return { heard, still };
};

type MeterProps = { capture: Capture; children: ReactNode };

/** How loud it is, drawn as 72 rays around the button and told in words (OPEN-109). */
export const Meter = ({ capture, children }: MeterProps) => (
  <div className={styles.meter}>
    <Rays capture={capture} />
    {children}
  </div>
);

const Rays = observer(({ capture }: { capture: Capture }) => {
  const { camera, sound } = capture.viewfinder;
  const { heard, still } = paths(camera ? sound.levels : []);
  return (
    <svg className={styles.rays} viewBox="0 0 240 240" aria-hidden="true">
      <path className={styles.still} d={still} />
      <path className={styles.heard} d={heard} />
    </svg>
  );
});

/** The same for readers, and small beside the clock of a video. */
export const Loudness = observer(({ capture }: { capture: Capture }) => {
  const w = useWords();
  const { camera, sound, isSoundless } = capture.viewfinder;
  if (!camera || isSoundless) return null;
  const level = sound.levels[0] ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element shows no bars of its own
    <span
      role="meter"
      className={styles.bars}
      data-kind={capture.kind}
      aria-label={w("capture.meter")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      aria-valuetext={w("capture.loudness", { loudness: loudnessOf(level) })}
    >
      {[0.05, 0.2, 0.4, 0.6, 0.8].map((from) => (
        <i key={from} data-on={level >= from || undefined} />
      ))}
    </span>
  );
});
