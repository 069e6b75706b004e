import type { ReactNode } from "react";
import { Icon, type IconShape } from "#web/components/index.ts";
import styles from "./Notice.module.css";

/** Notices of one card, below each other; readers hear when one comes. */
export const CardNotices = ({ children }: { children: ReactNode }) => (
  <div className={styles.notices} role="status">
    {children}
  </div>
);

type CardNoticeProps = {
  icon: IconShape;
  words: string;
  /** What can be done about it. */
  children: ReactNode;
  /** Several things can be done: they stand below the words. */
  stacked?: boolean;
  /** Good to know; there is nothing wrong. */
  calm?: boolean;
};

/** Something about a card that its organiser should do. */
export const CardNotice = ({
  icon,
  words,
  children,
  stacked = false,
  calm = false,
}: CardNoticeProps) => (
  <div
    className={stacked ? `${styles.notice} ${styles.stacked}` : styles.notice}
    data-calm={calm || undefined}
  >
    <Icon of={icon} />
    <p>{words}</p>
    {children}
  </div>
);
