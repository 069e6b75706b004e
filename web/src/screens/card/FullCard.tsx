import { ButtonLink } from "#web/components/index.ts";
import styles from "./FullCard.module.css";

type FullCardProps = {
  words: string;
  /** Told just now: readers hear it. */
  told: boolean;
  /** Where there is more room. */
  to: string;
  upgrade: string;
};

/** The card has no room for everything, and how it gets some (PAY-02, OPEN-149). */
export const FullCard = ({ words, told, to, upgrade }: FullCardProps) => (
  <div className={styles.full} role={told ? "alert" : undefined}>
    <p>{words}</p>
    <ButtonLink size="small" to={to}>
      {upgrade}
    </ButtonLink>
  </div>
);
