import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styles from "./Tabs.module.css";

export type Tab<T extends string> = {
  value: T;
  words: string;
  /** After the words: a Badge with a count. */
  badge?: ReactNode;
};

type TabsProps<T extends string> = {
  label: string;
  value: T;
  tabs: readonly Tab<T>[];
  onValue: (value: T) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Leaves of one place, one seen at a time; arrow keys move, the chosen one shows at once. */
export const Tabs = <T extends string>({ label, value, tabs, onValue, children }: TabsProps<T>) => (
  <Base.Root value={value} onValueChange={(next) => onValue(next as T)}>
    <Base.List className={styles.tabs} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
          {tab.words}
          {tab.badge}
        </Base.Tab>
      ))}
    </Base.List>
    <Base.Panel value={value} className={styles.panel}>
      {children}
    </Base.Panel>
  </Base.Root>
);

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; words: string; badge?: ReactNode }[];
};

/** The same look for places with addresses of their own. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ""}>
        {tab.words}
        {tab.badge}
      </NavLink>
    ))}
  </nav>
);
