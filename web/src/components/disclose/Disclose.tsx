import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import styles from "./Disclose.module.css";

type DiscloseProps = {
  summary: ReactNode;
  /** Of those with the same name one is open at a time. */
  name?: string | undefined;
  open?: boolean | undefined;
  children: ReactNode;
};

/** A question that unfolds its answer. */
export const Disclose = ({ summary, name, open, children }: DiscloseProps) => (
  <details className={styles.disclose} name={name} open={open}>
    <summary>
      {summary}
      <Icon of={Plus} />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
);
