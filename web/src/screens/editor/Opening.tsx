import { Page, Skeleton, VisuallyHidden } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Desk.module.css";

/** The desk before the card lies on it. */
export const Opening = () => {
  const w = useWords();
  return (
    <Page bleed>
      <title>{w("editor.loading")}</title>
      <div className={styles.desk} aria-busy="true">
        <VisuallyHidden role="status">{w("editor.loading")}</VisuallyHidden>
        <div className={styles.hero}>
          <span className={styles.cover}>
            <Skeleton shape="card" />
          </span>
        </div>
        <div className={styles.inside}>
          <Skeleton width="100%" style={{ blockSize: "4rem" }} />
          <Skeleton width="9rem" style={{ blockSize: "2rem" }} />
          <div className={styles.waiting}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
        </div>
      </div>
    </Page>
  );
};
