import type { CSSProperties, ReactNode } from "react";
import { useWords } from "#web/words/index.ts";
import type { Line } from "./kinds/drawing.ts";
import styles from "./SlideWords.module.css";
import { photosOf, type ShownSlide } from "./shown.ts";
import { partsOf, type SlideTold } from "./told.ts";
import { wordsOf } from "./words.ts";

/** How far below the top of its line a face’s letters stand, in ems: near enough for what is selected and never seen. */
const baseline = 0.85;

const placed = ({ x, y, size, face, turn }: Line): CSSProperties => ({
  left: `${x}cqi`,
  top: `${y - baseline * size}cqi`,
  font: `${face.cut} ${size}cqi/1 ${face.family}`,
  transform: turn ? `rotate(${turn}deg)` : undefined,
});

type Read = { part: string; text: ReactNode; isPlaced: boolean };

type SlideWordsProps = {
  slide: ShownSlide;
  /** What the drawing tells of itself; null while there is none. */
  told: SlideTold | null;
};

/**
 * A slide’s words and photos beside its drawing: for readers, search and selection. Where it is drawn every line lies over
 * its ink, as in a viewer of documents.
 */
export const SlideWords = ({ slide, told }: SlideWordsProps) => {
  const w = useWords();
  const read: readonly Read[] = told
    ? partsOf(told.lines).map(({ part, lines }) => ({
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
    <span className={styles.words} data-words="">
      {photos
        .filter(({ id }) => told === null || told.shown.includes(id))
        .map(({ id, n }) => {
          const isLost = told?.lost.includes(id) ?? false;
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

const lineOf = (line: Line, i: number) => (
  <span key={i} dir={line.direction} className={styles.line} style={placed(line)}>
    {line.text}
  </span>
);
