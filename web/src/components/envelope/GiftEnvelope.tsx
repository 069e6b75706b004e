import { Heart } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "../card/index.ts";
import { Icon } from "../icon/index.ts";
import styles from "./Envelope.module.css";

type GiftEnvelopeProps = {
  /** The card in it: CardCover. */
  cover: ReactNode;
  /** sealed: the card peeks out and breathes. opening: it rises, the seal breaks (1.4 s). */
  state?: "sealed" | "opening" | undefined;
  /** The card is out. */
  onOpened?: (() => void) | undefined;
};

/** The open envelope with its lined flap and wax seal: a moment, not a page (unwrap). An ornament for readers. */
export const GiftEnvelope = ({ cover, state = "sealed", onOpened }: GiftEnvelopeProps) => {
  const id = useId();
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.gift} data-state={state}>
        <span className={styles.back} />
        <span className={styles.liner} />
        <span className={styles.rise} onAnimationEnd={state === "opening" ? onOpened : undefined}>
          <Card>{cover}</Card>
        </span>
        <Pocket id={id} />
        <span className={styles.seal}>
          <Icon of={Heart} size={28} solid />
        </span>
      </div>
    </div>
  );
};

const Pocket = ({ id }: { id: string }) => (
  <svg className={styles.pocket} viewBox="0 0 400 260" aria-hidden="true">
    <defs>
      <linearGradient id={`${id}side`} x1="0" x2="1" y1="0" y2="1">
        <stop stopColor="#f6e6d0" />
        <stop offset="1" stopColor="#eedcc2" />
      </linearGradient>
      <linearGradient id={`${id}front`} x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#fffaf2" />
        <stop offset="1" stopColor="#f8ead5" />
      </linearGradient>
      <filter id={`${id}shade`} x="-10%" y="-20%" width="120%" height="140%">
        <feDropShadow dy="-2" stdDeviation="4" floodColor="#4a2c14" floodOpacity=".22" />
      </filter>
    </defs>
    <path fill={`url(#${id}side)`} d="M0 8 205 150 0 252q0 8 0 0z" />
    <path fill={`url(#${id}side)`} d="M400 8 195 150 400 252z" />
    <path
      filter={`url(#${id}shade)`}
      fill={`url(#${id}front)`}
      d="M0 250 186 120q14-9 28 0l186 130q0 10-10 10H10q-10 0-10-10z"
    />
  </svg>
);
