import { Link } from "react-router";
import { frameWords } from "#core/domain/words/index.ts";
import { useSaid } from "#web/words/index.ts";
import styles from "./Logo.module.css";

type LogoProps = {
  to?: string | undefined;
  name?: string | undefined;
};

/** The mark, the name and the tagline, leading home. */
export const Logo = ({ to = "/", name = "Fanfold" }: LogoProps) => {
  const said = useSaid();
  return (
    <Link className={styles.logo} to={to}>
      <LogoMark />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <small className={styles.tagline}>{said(frameWords.tagline)}</small>
      </span>
    </Link>
  );
};

/** The mark alone: a card of three joined panels with a heart on the last. */
export const LogoMark = () => (
  <svg viewBox="0 0 34 34" className={styles.mark} aria-hidden="true">
    <path fill="#f2545b" d="M2 9.5 12 5v20L2 29.5z" />
    <path fill="#c92f3b" d="m12 5 10 4.5v20L12 25z" />
    <path fill="#f7a072" d="M22 9.5 32 5v20l-10 4.5z" />
    <path fill="#fff9f2" d="M27 19.6c-4.6-2.9-3.5-6.7-.9-6.3l.9.7.8-1.6c2.3-1.7 4.3 2.3-.8 7.2z" />
  </svg>
);
