import type { ComponentProps, ReactNode } from "react";
import { names } from "../names.ts";
import styles from "./Post.module.css";

/** A stamp with its holes; put an `img` or an svg in it, the width comes from its place. */
export const Stamp = ({ className, ...rest }: ComponentProps<"span">) => (
  <span {...rest} className={names(styles.stamp, className)} />
);

type PostmarkProps = {
  /** Two short lines: "28 Nov", "08:30". */
  lines: readonly string[];
  className?: string | undefined;
};

/** The round mark of when it goes; an ornament, the date stands elsewhere in words. */
export const Postmark = ({ lines, className }: PostmarkProps) => (
  <span className={names(styles.postmark, className)} aria-hidden="true">
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);

/** Airmail edge around what leaves the house: invite, send, thanks, bundles. One a screen. */
export const Airmail = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={names(styles.airmail, className)}>
    <div className={styles.inside}>{children}</div>
  </div>
);
