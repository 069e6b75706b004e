import type { CSSProperties, ReactNode } from "react";
import styles from "./Card.module.css";

type PolaroidProps = {
  src: string;
  alt: string;
  caption?: ReactNode;
  /** Degrees it lies askew. */
  turn?: number | undefined;
  style?: CSSProperties | undefined;
};

/** A photo in its white frame, with what is written under it. */
export const Polaroid = ({ src, alt, caption, turn, style }: PolaroidProps) => (
  <figure
    data-printed=""
    className={styles.polaroid}
    style={turn ? { rotate: `${turn}deg`, ...style } : style}
  >
    <img src={src} alt={alt} decoding="async" />
    <figcaption>{caption}</figcaption>
  </figure>
);
