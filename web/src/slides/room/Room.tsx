import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { span } from "../fold/curves.ts";
import type { FoldMotion } from "../fold/motion.ts";
import type { ShownSlide } from "../shown.ts";
import { roomOf } from "./light.ts";
import styles from "./Room.module.css";

const coloursOf = (slide: ShownSlide): CSSProperties => {
  const { near, light, bounce } = roomOf(slide);
  return { "--near": near, "--light": light, "--bounce": bounce } as CSSProperties;
};

/** Wall, table and glow in a slide’s colours, behind whatever stands before them. */
export const StillRoom = ({ slide }: { slide: ShownSlide }) => (
  <span className={styles.room} aria-hidden="true">
    <span className={styles.glow} style={coloursOf(slide)} />
    <span className={styles.grain} />
  </span>
);

type RoomProps = {
  slides: readonly ShownSlide[];
  /** The slide in hand. */
  index: number;
  motion: FoldMotion;
};

/**
 * The room that the card is played in, lit by the slide that is open: while the fold turns it is between two lights.
 * Layers whose opacity changes, so that nothing is painted anew.
 */
export const Room = ({ slides, index, motion }: RoomProps) => {
  const root = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState({ index, from: index });
  if (shown.index !== index) setShown({ index, from: shown.index });
  const { from } = shown;
  useLayoutEffect(() => {
    const shine = (at: number) => {
      for (const side of root.current?.querySelectorAll<HTMLElement>("[data-side]") ?? [])
        side.style.opacity = `${span(Number(side.dataset.side) * (at - index), 0, 1)}`;
    };
    shine(motion.at);
    return motion.hear(shine);
  });
  const layers = [0, -1, 1].map((side) => ({
    side,
    // what leaves is the neighbour of what has come, however far away it was
    slide: slides[side !== 0 && Math.sign(from - index) === side ? from : index + side],
  }));
  return (
    <span ref={root} className={styles.room} aria-hidden="true">
      {layers.map(({ side, slide }) =>
        slide ? (
          <span
            key={slide.id}
            className={styles.glow}
            data-side={side === 0 ? undefined : side}
            style={{ ...coloursOf(slide), opacity: side === 0 ? 1 : 0 }}
          />
        ) : null,
      )}
      <span className={styles.grain} />
    </span>
  );
};
