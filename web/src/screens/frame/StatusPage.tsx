import type { ReactNode } from "react";
import { Empty, Page } from "#web/components/index.ts";
import { SiteBar } from "./SiteBar.tsx";
import styles from "./StatusPage.module.css";

/** The page behind a mailed link that does one thing: it says where that stands, and offers what can be done. */
export const StatusPage = ({ children }: { children: ReactNode }) => (
  <Page bar={<SiteBar />} ground="dusk">
    <div className={styles.place}>{children}</div>
  </Page>
);

type StatusProps = {
  /** The page's title and its heading. */
  title: string;
  words: string;
  /** What can be done. */
  children: ReactNode;
};

/** Where it stands; readers are told when that changes. */
export const Status = ({ title, words, children }: StatusProps) => (
  <>
    <title>{title}</title>
    <div role="status">
      <Empty heading="h1" title={title} words={words}>
        {children}
      </Empty>
    </div>
  </>
);
