import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Card.module.css";
import { Card } from "./Card.tsx";

type CardsProps = {
  label?: string;
  /** Large: two on a phone, as many as fit elsewhere. Small: three on a phone. List: one below the other. */
  layout?: "grid_2x" | "grid_3x" | "list" | undefined;
  children: ReactNode;
};

/** Cards side by side. */
export const Cards = ({ label, layout = "grid_2x", children }: CardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
  <ul className={styles.cards} role="list" aria-label={label} data-layout={layout}>
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
  /** Where the line leads, when that is elsewhere. */
  noteTo?: string | undefined;
  /** Beside the link, not in it: badges with actions, a menu. */
  children?: ReactNode;
};

/** One card of the grid, a link with its title under it. */
export const CardItem = ({ to, cover, title, note, noteTo, children }: CardItemProps) => (
  <li className={styles.item}>
    <Link to={to} className={styles.link}>
      <Card>{cover}</Card>
      <span>
        <b>{title}</b>
        {note && !noteTo ? <span className={styles.note}>{note}</span> : null}
      </span>
    </Link>
    {note && noteTo ? (
      <Link to={noteTo} className={styles.note} data-alone>
        {note}
      </Link>
    ) : null}
    {children}
  </li>
);
