import type { ComponentProps, ReactNode } from "react";
import { tinted } from "../card/index.ts";
import { names } from "../names.ts";
import styles from "./Fanfold.module.css";

type FanfoldProps = {
  label?: string | undefined;
  /** page: two panels a line on a phone, four from 769 px on. strip: one line that scrolls. */
  layout?: "page" | "strip" | undefined;
  className?: string | undefined;
  /** `Fold`s. */
  children: ReactNode;
};

/** Panels joined at alternating folds: the messages of a card, the row of occasions. */
export const Fanfold = ({ label, layout = "page", className, children }: FanfoldProps) => (
  <ol aria-label={label} data-layout={layout} className={names(styles.fanfold, className)}>
    {children}
  </ol>
);

type FoldProps = Omit<ComponentProps<"li">, "children"> & {
  /** What is printed on the panel, 5:7: a link or button around a CardFace or picture. */
  leaf: ReactNode;
  /** On the panel: a handle. */
  handle?: ReactNode;
  /** Under the panel: who it is by, a menu. */
  children?: ReactNode;
};

/** One panel of the fanfold. */
export const Fold = ({ leaf, handle, className, children, ...rest }: FoldProps) => (
  <li {...rest} className={names(styles.fold, className)}>
    <div className={styles.leaf}>{leaf}</div>
    {handle ? <div className={styles.handle}>{handle}</div> : null}
    {children ? <div className={styles.foot}>{children}</div> : null}
  </li>
);

/** A zigzag between parts of a page. */
export const FoldRule = () => <div className={styles.rule} aria-hidden="true" />;

const bits = ["#f94144", "#f8961e", "#f9c74f", "#90be6d", "#43aa8b", "#577590", "#f2545b"] as const;

/** "7 of 11 signed" as folded bits, some of them coloured; the words stand beside it. */
export const Tally = ({ done, of }: { done: number; of: number }) => (
  <div className={styles.tally} aria-hidden="true">
    {Array.from({ length: Math.min(of, 40) }, (_, place) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: a bit is its place
        key={place}
        style={tinted(place < done ? bits[place % bits.length] : undefined)}
        data-done={place < done ? "" : undefined}
      />
    ))}
  </div>
);
