import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { LogoMark } from "../logo/index.ts";
import styles from "./Empty.module.css";

type EmptyProps = {
  title: ReactNode;
  /** What to do about it. */
  words?: ReactNode;
  picture?: ReactNode;
  /** h1 where it is all that a page says. */
  heading?: "h1" | "h2" | "h3" | undefined;
  /** The action. */
  children?: ReactNode;
};

/** Nothing yet: says so and invites. */
export const Empty = ({ title, words, picture, heading: Heading = "h3", children }: EmptyProps) => (
  <div className={styles.empty} data-whole={Heading === "h1" || undefined}>
    {picture ?? (Heading === "h1" ? <LogoMark /> : null)}
    <Heading className={styles.title}>{title}</Heading>
    {words ? <p className={styles.words}>{words}</p> : null}
    {children}
  </div>
);

type ErrorStateProps = {
  /** What went wrong, in the specification's words. */
  words: ReactNode;
  /** "Try again". */
  retry: string;
  onRetry: () => void;
  busy?: boolean | undefined;
  /** h1 where it is all that a page says. */
  heading?: "h1" | undefined;
};

/** Something did not come: says what and offers to try again. */
export const ErrorState = ({
  words,
  retry,
  onRetry,
  busy = false,
  heading: Words,
}: ErrorStateProps) => (
  <div className={styles.empty} data-tone="bad" data-whole={Words ? true : undefined} role="alert">
    <Icon of={CircleAlert} size={32} />
    {Words ? <Words className={styles.said}>{words}</Words> : <p>{words}</p>}
    <Button onClick={onRetry} busy={busy}>
      {retry}
    </Button>
  </div>
);
