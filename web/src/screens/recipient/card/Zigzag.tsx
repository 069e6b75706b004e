import type { CSSProperties, ReactNode } from "react";
import { names } from "#web/components/names.ts";
import styles from "./Zigzag.module.css";

/** A side of the folded card: its key, and what is printed on it; null for bare paper. */
export type Side = { readonly key: string; readonly face: ReactNode };

type ZigzagProps = {
  sides: readonly Side[];
  className?: string | undefined;
};

/**
 * The card as it stands folded: each panel hangs at the edge of the one before, turned the other way. `--fold` says by
 * how much, `--first` how the first one is turned. An ornament for readers.
 */
export const Zigzag = ({ sides, className }: ZigzagProps) => (
  <span
    className={names(styles.zigzag, className)}
    style={{ "--sides": sides.length } as CSSProperties}
    aria-hidden="true"
  >
    <Leaf sides={sides} at={0} />
  </span>
);

const Leaf = ({ sides, at }: { sides: readonly Side[]; at: number }) => {
  const side = sides[at];
  if (!side) return null;
  return (
    <span className={styles.leaf} data-turn={at === 0 ? "first" : at % 2 === 1 ? "away" : "near"}>
      <span className={styles.face} data-printed="">
        {side.face}
        <span className={styles.shade} />
      </span>
      <Leaf sides={sides} at={at + 1} />
    </span>
  );
};
