import type { ReactNode } from "react";
import styles from "./Wrapped.module.css";
import { Zigzag } from "./Zigzag.tsx";

type WrappedProps = {
  /** The card’s cover. */
  cover: ReactNode;
  /** opening: the band slips off (0.7 s), the folds breathe out (1.1 s). */
  state: "sealed" | "opening";
  /** The folds have breathed out. */
  onOpened?: (() => void) | undefined;
};

/** The closed card in its paper band, sealed: a moment, not a page. An ornament for readers. */
export const Wrapped = ({ cover, state, onOpened }: WrappedProps) => (
  <span
    className={styles.wrapped}
    data-state={state}
    aria-hidden="true"
    onAnimationEnd={(event) => {
      if (state === "opening" && event.animationName.includes("breathe")) onOpened?.();
    }}
  >
    <span className={styles.view}>
      <Zigzag
        className={styles.card}
        sides={[
          { key: "cover", face: cover },
          ...["a", "b", "c", "d"].map((key) => ({ key, face: null })),
        ]}
      />
    </span>
    <span className={styles.band}>
      <Seal />
    </span>
  </span>
);

const Seal = () => (
  <svg className={styles.seal} viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      fill="#a3202d"
      d="M0-43C14-46 26-40 33-29 44-22 46-8 42 3 44 18 36 30 24 35 14 45-2 44-13 39-28 38-37 28-38 15-46 4-44-10-36-20-32-34-18-42 0-43z"
    />
    <circle r="31" fill="#c23340" />
    <circle r="31" fill="none" stroke="#8a1824" strokeWidth="2.5" />
    <path fill="#e35d66" d="M0 19C-22 2-18-14-8-14-3-14 0-9 0-7 0-9 3-14 8-14 18-14 22 2 0 19z" />
    <path
      d="M-30-20Q-16-36 6-36"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </svg>
);
