import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { useWords } from "#web/words/index.ts";
import type { Line } from "./kinds/drawing.ts";
import { wordsOf } from "./kinds/words.ts";
import styles from "./SlideWords.module.css";
import { photosOf, type ShownSlide } from "./shown.ts";
import { partsOf, type SlideTextLayer } from "./textLayer.ts";

/** How far below the top of its line a face’s letters stand, in ems: near enough for what is selected and never seen. */
const baseline = 0.85;

const placed = ({ x, y, size, face, turn }: Line): CSSProperties => ({
  left: `${x}cqi`,
  top: `${y - baseline * size}cqi`,
  font: `${face.cut} ${size}cqi/1 ${face.family}`,
  transform: `rotate(${turn ?? 0}deg) scaleX(var(--fit, 1))`,
});

/** Makes each line as wide as its ink: the page may have another cut of its face, or none. */
const fitLines = (root: HTMLElement, lines: readonly Line[]): void => {
  const unit = root.clientWidth / 100;
  const laid = [...root.querySelectorAll<HTMLElement>("[data-line]")];
  const widths = laid.map((line) => (line.firstElementChild as HTMLElement).offsetWidth);
  for (const [i, line] of laid.entries()) {
    const [width, wanted] = [widths[i] ?? 0, (lines[i]?.width ?? 0) * unit];
    if (width > 0 && wanted > 0) line.style.setProperty("--fit", `${wanted / width}`);
  }
};

type Read = { part: string; text: ReactNode; isPlaced: boolean };

type SlideWordsProps = {
  slide: ShownSlide;
  /** What the drawing tells of itself; null while there is none. */
  textLayer: SlideTextLayer | null;
  /** Its drawing cannot be had: the words themselves are seen, on plain paper (ERR-23). */
  isPlain?: boolean;
};

/**
 * A slide’s words and photos beside its drawing: for readers, search and selection. Where it is drawn every line lies over
 * its ink, as in a viewer of documents.
 */
export const SlideWords = ({ slide, textLayer, isPlain = false }: SlideWordsProps) => {
  const w = useWords();
  const root = useRef<HTMLSpanElement>(null);
  const parts = textLayer ? partsOf(textLayer.lines) : null;
  useLayoutEffect(() => {
    if (root.current && textLayer) fitLines(root.current, textLayer.lines);
  }, [textLayer]);
  const read: readonly Read[] = parts
    ? parts.map(({ part, lines }) => ({
        part,
        text: lines.map(lineOf),
        isPlaced: true,
      }))
    : wordsOf(slide).map(({ part, text }) => ({ part, text, isPlaced: false }));
  const photos = photosOf(slide).map((medium, i) => ({ ...medium, n: i + 1 }));
  const names = read.filter(({ part }) => part.startsWith("name "));
  const rest = read.filter((one) => !names.includes(one));
  const spoken = ({ part, text, isPlaced }: Read, role?: "listitem") => (
    <span
      key={part}
      role={role}
      dir="auto"
      data-part={part}
      className={isPlaced ? styles.part : styles.whole}
    >
      {text}
    </span>
  );
  return (
    <span ref={root} className={isPlain ? styles.plain : styles.words} data-words="">
      {photos
        .filter(({ id }) => textLayer === null || textLayer.shown.includes(id))
        .map(({ id, n }) => {
          const isLost = textLayer?.lost.includes(id) ?? false;
          const name = isLost ? w("slides.photoLost") : w("slides.photo", { n });
          return <span key={id} role="img" aria-label={name} className={styles.photo} />;
        })}
      {rest.filter(({ part }) => part !== "from").map((one) => spoken(one))}
      {names.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a slide lies inside links and buttons, where lists may not
        <span role="list" className={styles.part}>
          {names.map((one) => spoken(one, "listitem"))}
        </span>
      ) : null}
      {rest.filter(({ part }) => part === "from").map((one) => spoken(one))}
    </span>
  );
};

const lineOf = (line: Line, i: number) => {
  const words = line.text.trimEnd();
  return (
    <span key={i} dir={line.direction} data-line="" className={styles.line} style={placed(line)}>
      <span>{words}</span>
      {line.text.slice(words.length)}
    </span>
  );
};
