import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { names } from "../names.ts";
import styles from "./Layout.module.css";

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type FlowProps = ComponentProps<"div"> & {
  /** A step of the 4 px scale in tokens.css. */
  gap?: Space | undefined;
};

const spaced = (gap: Space | undefined, style: CSSProperties | undefined) =>
  gap ? { gap: `var(--s${gap})`, ...style } : style;

/** Things under each other. */
export const Stack = ({ gap, className, style, ...rest }: FlowProps) => (
  <div {...rest} className={names(styles.stack, className)} style={spaced(gap, style)} />
);

/** Things beside each other, wrapping where they must. */
export const Row = ({ gap, className, style, ...rest }: FlowProps) => (
  <div {...rest} className={names(styles.row, className)} style={spaced(gap, style)} />
);

/** A small heading over a part. */
export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className={styles.eyebrow}>{children}</p>
);

/** Secondary words. */
export const Quiet = ({ small, children }: { small?: boolean; children: ReactNode }) => (
  <p className={styles.quiet} data-small={small || undefined}>
    {children}
  </p>
);

/** A dashed line with a word in it: "or". */
export const Divider = ({ children }: { children: ReactNode }) => (
  <p className={styles.divider}>{children}</p>
);

/** For readers only. */
export const VisuallyHidden = ({ children, ...rest }: ComponentProps<"span">) => (
  <span {...rest} className={styles.hidden}>
    {children}
  </span>
);
