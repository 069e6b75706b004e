import type { CSSProperties, ReactNode } from "react";
import styles from "./tile.module.css";

type TileProps = {
  /** Of the paper behind it. */
  tint: string;
  /** Degrees it leans, and less the other way under a hand. */
  lean?: number;
  /** Drawn on a sheet of 96 × 84. */
  children: ReactNode;
};

/** A little paper thing on coloured paper: what a kind of message is chosen by. */
export const Tile = ({ tint, lean = 0, children }: TileProps) => (
  <span className={styles.tile} style={{ "--tint": tint, "--lean": `${lean}deg` } as CSSProperties}>
    <span className={styles.thing}>
      <svg viewBox="0 0 96 84" role="presentation">
        {children}
      </svg>
    </span>
  </span>
);
