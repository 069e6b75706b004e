import styles from "./Envelope.module.css";

/** The lined flap over a dialog (sign-in): give it to Dialog as `top`. */
export const EnvelopeFlap = () => <div className={styles.flap} aria-hidden="true" />;
