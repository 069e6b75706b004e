import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import styles from "./Empty.module.css";

type EmptyProps = {
  title: ReactNode;
  /** What to do about it. */
  words?: ReactNode;
  picture?: ReactNode;
  /** The action. */
  children?: ReactNode;
};

/** Nothing yet: says so and invites. */
export const Empty = ({ title, words, picture, children }: EmptyProps) => (
  <div className={styles.empty}>
    {picture}
    <h3>{title}</h3>
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
};

/** Something did not come: says what and offers to try again. */
export const ErrorState = ({ words, retry, onRetry, busy = false }: ErrorStateProps) => (
  <div className={styles.empty} data-tone="bad" role="alert">
    <Icon of={CircleAlert} size={32} />
    <p>{words}</p>
    <Button onClick={onRetry} busy={busy}>
      {retry}
    </Button>
  </div>
);
