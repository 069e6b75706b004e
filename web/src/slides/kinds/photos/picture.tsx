import styles from "./picture.module.css";

/** Two prints, one over the other. */
export const PhotosPicture = () => (
  <span className={styles.scene}>
    <span className={styles.prints}>
      <i className={styles.print} />
      <i className={styles.print}>
        <svg viewBox="0 0 60 60" role="presentation">
          <rect width="60" height="60" fill="#9fc7d6" />
          <circle cx="44" cy="16" r="7" fill="#f9c74f" />
          <path d="M0 44 18 24l13 15 9-9 20 20v10H0z" fill="#43766a" />
          <path d="M0 52q15-8 30-2t30-3v13H0z" fill="#7fae6b" />
        </svg>
      </i>
    </span>
  </span>
);
