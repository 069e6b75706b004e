import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#web/words/index.ts";
import { IconButton } from "../button/index.ts";
import styles from "./Banner.module.css";
import { handOn } from "./handOn.ts";

type BannerProps = {
  /** The reader's name of it. */
  label: string;
  title?: ReactNode;
  children: ReactNode;
  /** With it there is a cross; without it the banner stays. */
  onDismiss?: (() => void) | undefined;
  dismissWords?: string | undefined;
  tone?: "note" | "warn" | undefined;
  /** foot: a slip of paper among those at the bottom of the window, as the cookie banner. */
  place?: "top" | "foot" | undefined;
};

/** Across the page: news, maintenance, cookies. */
export const Banner = ({
  label,
  title,
  children,
  onDismiss,
  dismissWords,
  tone = "note",
  place = "top",
}: BannerProps) => {
  const w = useWords();
  return (
    <section
      ref={handOn}
      aria-label={label}
      className={styles.banner}
      data-tone={tone}
      data-place={place}
      data-dismissable={onDismiss ? "" : undefined}
    >
      {title ? <b>{title}</b> : null}
      {children}
      {onDismiss ? (
        <IconButton
          icon={X}
          aria-label={dismissWords ?? w("shell.dismiss")}
          className={styles.close}
          onClick={onDismiss}
        />
      ) : null}
    </section>
  );
};
