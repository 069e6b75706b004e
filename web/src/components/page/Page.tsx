import { createContext, type ReactNode, useContext } from "react";
import { frameWords } from "#core/domain/words/index.ts";
import { said } from "#web/words/index.ts";
import { names } from "../names.ts";
import styles from "./Page.module.css";

type SkipLinkProps = {
  /** The id of what it leads to, which can take the focus. */
  to: string;
  children: ReactNode;
};

/** Leads keys past what is the same on every page or long to go through; seen only when it has the focus. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);

type PageProps = {
  /** TopBar or WorkBar. */
  bar?: ReactNode;
  /** Banners, above the bar. */
  banners?: ReactNode;
  footer?: ReactNode;
  /** dusk: the warm desk of the unwrap page. stage: the dark room a card is played in. */
  ground?: "paper" | "dusk" | "stage" | undefined;
  /** What the page stands in, behind everything: it covers the ground. */
  room?: ReactNode;
  /** From edge to edge, without the page's measure. */
  bleed?: boolean | undefined;
  /** Fixed under the thumb on narrow screens, from 769 px on not shown. */
  dock?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** What stands above the bar of every page, whichever it is. */
const Above = createContext<ReactNode>(null);
export const PageBanners = Above.Provider;

/** The frame of a screen: banners, bar, main, footer, and the main action under the thumb. */
export const Page = ({
  bar,
  banners,
  footer,
  ground = "paper",
  room,
  bleed,
  dock,
  className,
  children,
}: PageProps) => (
  <div
    className={styles.page}
    data-ground={ground}
    data-stage={ground === "stage" ? "" : undefined}
    data-docked={dock ? "" : undefined}
    data-room={room ? "" : undefined}
  >
    {room ? <div className={styles.room}>{room}</div> : null}
    <SkipLink to="main">{said(frameWords.skip)}</SkipLink>
    {useContext(Above)}
    {banners}
    {bar}
    <main id="main" tabIndex={-1} className={names(styles.main, !bleed && styles.wrap, className)}>
      {children}
    </main>
    {footer}
    {dock ? <div className={styles.dock}>{dock}</div> : null}
  </div>
);

/** The page's measure, for bands that go from edge to edge around it. */
export const Wrap = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={names(styles.wrap, className)}>{children}</div>
);
