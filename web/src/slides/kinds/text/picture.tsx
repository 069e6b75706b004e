import { useWords } from "#web/words/index.ts";
import styles from "./picture.module.css";

/** A card with a few words in somebody’s own hand. */
export const TextPicture = () => {
  const w = useWords();
  return (
    <span className={styles.scene}>
      <span className={styles.note}>{w("kind.textSample")}</span>
    </span>
  );
};
