import { type ReactNode, useId } from "react";
import { Wrap } from "#web/components/index.ts";
import styles from "./Band.module.css";

type BandProps = {
  /** What `/#…` calls it. */
  id?: string | undefined;
  title: ReactNode;
  help?: ReactNode;
  /** Beside the heading, at its end. */
  aside?: ReactNode;
  tinted?: boolean | undefined;
  /** split: the heading stands beside what it heads. */
  layout?: "split" | undefined;
  children: ReactNode;
};

/** One part of the page, from edge to edge. */
export const Band = ({ id, title, help, aside, tinted, layout, children }: BandProps) => {
  const heading = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.band}
      aria-labelledby={heading}
      data-tinted={tinted || undefined}
    >
      <Wrap className={layout === "split" ? (styles.split ?? "") : ""}>
        <header className={styles.header}>
          <div>
            <h2 id={heading}>{title}</h2>
            {help ? <p>{help}</p> : null}
          </div>
          {aside}
        </header>
        {children}
      </Wrap>
    </section>
  );
};
