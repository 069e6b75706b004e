import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { frameWords } from "#core/domain/words/index.ts";
import { useSaid } from "#web/words/index.ts";
import { Logo } from "../logo/index.ts";
import styles from "./TopBar.module.css";

export type Place = { to: string; words: string };

type TopBarProps = {
  /** The main places, seen from 769 px on; a narrow screen reaches them through a menu among the actions. */
  places?: readonly Place[] | undefined;
  logo?: ReactNode;
  /** At the end: log in, make a card, the account's menu. */
  children?: ReactNode;
};

/** The quiet bar of every page that is not work on one card. */
export const TopBar = ({ places, logo = <Logo />, children }: TopBarProps) => {
  const said = useSaid();
  return (
    <header className={styles.bar}>
      {logo}
      {places ? (
        <nav className={styles.places} aria-label={said(frameWords.places)}>
          {places.map(({ to, words }) =>
            // a place on a page is not that page: it is never the current one
            to.includes("#") ? (
              <Link key={to} to={to} className={styles.place ?? ""}>
                {words}
              </Link>
            ) : (
              <NavLink key={to} to={to} className={styles.place ?? ""}>
                {words}
              </NavLink>
            ),
          )}
        </nav>
      ) : null}
      <div className={styles.actions}>{children}</div>
    </header>
  );
};

type WorkBarProps = {
  /** The way back, an IconButton or link. */
  back?: ReactNode;
  title: ReactNode;
  /** Under the title: "Saved". */
  note?: ReactNode;
  children?: ReactNode;
};

/** The bar of work on one card: back, its name and whether it is saved, the next step. It stays in sight. */
export const WorkBar = ({ back, title, note, children }: WorkBarProps) => (
  <header className={styles.bar} data-work="">
    {back}
    <p className={styles.title}>
      <b>{title}</b>
      {note ? <span className={styles.note}>{note}</span> : null}
    </p>
    <div className={styles.actions}>{children}</div>
  </header>
);
