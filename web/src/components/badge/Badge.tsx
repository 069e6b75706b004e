import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import styles from "./Badge.module.css";

type BadgeProps = {
  /** note is neutral; count is a red number. */
  tone?: "note" | "good" | "warn" | "bad" | "count" | undefined;
  icon?: IconShape | undefined;
  children: ReactNode;
};

/** A state in a word or two. */
export const Badge = ({ tone = "note", icon, children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {icon ? <Icon of={icon} size={15} /> : null}
    {children}
  </span>
);
