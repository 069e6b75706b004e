import { names } from "#web/components/names.ts";
import styles from "./Band.module.css";

/** The six colours of a theme, as a folded strip of paper. */
export const Band = ({
  colours,
  className,
}: {
  colours: readonly string[];
  className?: string | undefined;
}) => (
  <span className={names(styles.band, className)} aria-hidden="true">
    {colours.map((colour, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
      <i key={at} style={{ backgroundColor: colour }} />
    ))}
  </span>
);
