import type { ReactNode } from "react";
import { Eyebrow } from "#web/components/index.ts";
import styles from "./Gallery.module.css";

/** One box of the page. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <Eyebrow>{title}</Eyebrow>
    {children}
  </section>
);
