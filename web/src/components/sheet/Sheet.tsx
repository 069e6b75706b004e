import type { ComponentProps } from "react";
import { names } from "../names.ts";
import styles from "./Sheet.module.css";

/** A sheet of paper on the page, for things that belong together. */
export const Sheet = ({ className, ...rest }: ComponentProps<"section">) => (
  <section {...rest} className={names(styles.sheet, className)} />
);
