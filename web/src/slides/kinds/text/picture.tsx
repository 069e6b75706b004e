import styles from "./picture.module.css";

/** A note with a few lines on it. */
export const TextPicture = () => (
  <span className={styles.scene}>
    <span className={styles.note}>
      <i />
      <i />
      <i />
    </span>
  </span>
);
