import type { CSSProperties } from "react";
import { graphemes } from "#core/kernel/index.ts";
import styles from "./Written.module.css";

/** Scripts whose letters join or stack: they come in by words, never torn into letters. */
const joined = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\ufb1d-\ufefc]/u;

type WrittenProps = { text: string; by: "word" | "letter"; look: string };

/** Longest that writing goes on, in seconds; the rest of the slide's time is for reading. */
const longest = 3.4;

/** Seconds until all of it is written. */
export const writingSeconds = (text: string, by: "word" | "letter"): number =>
  Math.min(longest, 0.5 + text.length * (by === "letter" ? 0.055 : 0.045));

const at = (delay: number, span: number): CSSProperties => ({
  animationDelay: `${Math.round(delay * 1000)}ms`,
  animationDuration: `${Math.max(1, Math.round(span * 1000))}ms`,
});

/** Words that come in as they are written. Readers get them whole. */
export const Written = ({ text, by, look }: WrittenProps) => {
  const total = Math.max(1, text.length);
  const span = writingSeconds(text, by);
  const isTorn = by === "letter" && !joined.test(text);
  let place = 0;
  const parts = text.split(/(\s+)/).map((part) => {
    const from = place;
    place += part.length;
    return { from, part };
  });
  return (
    <>
      <span className={styles.whole}>{text}</span>
      <span aria-hidden="true" data-by={by} data-look={look} className={styles.written}>
        {parts.map(({ from, part }) =>
          part.trim() === "" ? (
            part
          ) : isTorn ? (
            <Typed key={from} word={part} from={from} step={span / total} />
          ) : (
            <span
              key={from}
              className={styles.word}
              style={at((from / total) * span, Math.max(0.16, (part.length / total) * span * 1.2))}
            >
              {part}
            </span>
          ),
        )}
      </span>
    </>
  );
};

const Typed = ({ word, from, step }: { word: string; from: number; step: number }) => {
  let index = 0;
  const signs = graphemes(word).map((sign) => {
    const at = index;
    index += sign.length;
    return { sign, index: at };
  });
  return (
    <span className={styles.kept}>
      {signs.map(({ sign, index }) => (
        <span key={index} className={styles.key} style={at((from + index) * step, 0.04)}>
          {sign}
        </span>
      ))}
    </span>
  );
};
