import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "../icon/index.ts";
import styles from "./Back.module.css";

type BackLinkProps = {
  to: string;
  /** The reader's name of the place: "Back to the card". */
  label: string;
};

/** The way back, at the beginning of a bar. */
export const BackLink = ({ to, label }: BackLinkProps) => (
  <Link to={to} className={styles.back ?? ""} aria-label={label}>
    <Icon of={ArrowLeft} />
  </Link>
);
