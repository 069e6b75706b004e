import type { CSSProperties } from "react";
import styles from "./Progress.module.css";

type ProgressProps = {
  /** 0 to 100; undefined while the length is unknown. */
  value: number | undefined;
  /** The reader's name: "Upload". */
  label: string;
  /** Seen inside: "Uploading (42%)". */
  words: string;
};

const done = (value: number | undefined): CSSProperties =>
  ({ "--done": `${Math.min(100, Math.max(0, value ?? 100))}%` }) as CSSProperties;

const bar = (label: string, value: number | undefined, words?: string) => ({
  role: "progressbar" as const,
  "aria-label": label,
  "aria-valuemin": 0,
  "aria-valuemax": 100,
  "aria-valuenow": value === undefined ? undefined : Math.round(value),
  "aria-valuetext": words,
  "data-unknown": value === undefined ? "" : undefined,
  style: done(value),
});

/** Long work, in the place of the button that waits for it. */
export const Progress = ({ value, label, words }: ProgressProps) => (
  <div className={styles.progress} {...bar(label, value, words)}>
    <span>{words}</span>
  </div>
);

type ThreadProps = { value: number; label: string; tint?: string | undefined };

/** A thin progress: how far a card, a group or an upload is. */
export const Thread = ({ value, label, tint }: ThreadProps) => (
  <div
    className={styles.thread}
    {...bar(label, value)}
    style={{ ...done(value), ...(tint ? { ["--tint" as string]: tint } : {}) }}
  />
);
