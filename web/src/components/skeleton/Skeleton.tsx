import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** card is 5:7, line a line of text, photo a square. */
  shape?: "card" | "line" | "photo" | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The place of something on its way; say so once beside it with `Wait` or `aria-busy`. */
export const Skeleton = ({ shape = "line", width, style }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={styles.skeleton}
    data-shape={shape}
    style={width ? { inlineSize: width, ...style } : style}
  />
);
