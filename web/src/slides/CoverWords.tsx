import { useEffect, useState } from "react";
import type { CoverSpec } from "#core/app/index.ts";
import { fillTitle } from "#core/domain/cover/index.ts";
import styles from "./Cover.module.css";

type CoverWordsProps = {
  spec: CoverSpec;
  ink: string;
  /** How long until they are needed: what is drawn in an instant has no words before it. Milliseconds. */
  after?: number | undefined;
};

/** The least of a cover: its words on its ground, seen where nothing that draws or paints it has come. */
export const CoverWords = ({ spec, ink, after = 0 }: CoverWordsProps) => {
  const [isDue, setDue] = useState(after === 0);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [isDue, after]);
  if (!isDue) return null;
  const words = fillTitle(spec.title, spec.recipientName);
  return (
    <span
      className={styles.words}
      data-long={words.length > 60 ? "" : undefined}
      style={{ color: ink }}
      aria-hidden="true"
    >
      {words}
    </span>
  );
};
