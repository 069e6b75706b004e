import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import styles from "./Price.module.css";

type PriceProps = {
  name: ReactNode;
  /** Formatted by the server's price: "£2.99". */
  price: ReactNode;
  /** Beside the price: "a card". */
  per?: ReactNode;
  words?: ReactNode;
  points?: readonly string[] | undefined;
  /** On the edge of the one that is recommended: "Most people pick this". */
  ribbon?: ReactNode;
  /** The action. */
  children?: ReactNode;
};

/** One thing to buy, its price said aloud. */
export const Price = ({ name, price, per, words, points = [], ribbon, children }: PriceProps) => (
  <article className={styles.price} data-best={ribbon ? "" : undefined}>
    {ribbon ? <span className={styles.ribbon}>{ribbon}</span> : null}
    <h3>{name}</h3>
    <p>
      <strong>{price}</strong> {per ? <span className={styles.per}>{per}</span> : null}
    </p>
    {words ? <p className={styles.words}>{words}</p> : null}
    {points.length > 0 ? (
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon of={Check} size={22} />
            {point}
          </li>
        ))}
      </ul>
    ) : null}
    {children}
  </article>
);
