import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Card.module.css";
import { Card } from "./Card.tsx";

/** Cards side by side, two on a phone, as many as fit elsewhere. */
export const Cards = ({ label, children }: { label?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
  <ul className={styles.cards} role="list" aria-label={label}>
    {children}
  </ul>
);

type CardItemProps = {
  to: string;
  /** What lies in the card: CardCover or CardFace. */
  cover: ReactNode;
  title: ReactNode;
  /** One line: what it needs next. */
  note?: ReactNode;
  /** Beside the link, not in it: badges with actions, a menu. */
  children?: ReactNode;
};

/** One card of the grid, a link with its title under it. */
export const CardItem = ({ to, cover, title, note, children }: CardItemProps) => (
  <li className={styles.item}>
    <Link to={to} className={styles.link}>
      <Card>{cover}</Card>
      <span>
        <b>{title}</b>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </Link>
    {children}
  </li>
);
