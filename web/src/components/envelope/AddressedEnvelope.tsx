import type { ReactNode } from "react";
import { Card } from "../card/index.ts";
import { Airmail, Postmark, Stamp } from "../post/index.ts";
import styles from "./Envelope.module.css";

type AddressedEnvelopeProps = {
  /** The card peeking out of it: CardCover. */
  cover: ReactNode;
  /** The stamp's picture. */
  stamp: ReactNode;
  postmark?: readonly string[] | undefined;
  name: ReactNode;
  /** Under the name: the e-mail address, the link, lines of the postal address. */
  address?: ReactNode;
};

/** The closed envelope, addressed as one types (send, invite). */
export const AddressedEnvelope = ({
  cover,
  stamp,
  postmark,
  name,
  address,
}: AddressedEnvelopeProps) => (
  <div className={styles.addressed}>
    <Card className={styles.peek}>{cover}</Card>
    <div className={styles.front}>
      <Airmail className={styles.paper ?? ""}>
        <Stamp className={styles.stamp}>{stamp}</Stamp>
        {postmark ? <Postmark lines={postmark} className={styles.mark} /> : null}
        <p className={styles.to}>
          {name}
          {address ? <span>{address}</span> : null}
        </p>
      </Airmail>
    </div>
  </div>
);
