import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import { Link } from "react-router";
import { Icon, type IconShape } from "../icon/index.ts";
import styles from "./Menu.module.css";

export type MenuEntry = {
  words: string;
  icon?: IconShape | undefined;
  kind?: "danger" | undefined;
  disabled?: boolean | undefined;
} & ({ act: () => void; to?: never } | { to: string; act?: never });

type MenuProps = {
  /** The button that opens it; it is given its state and keys. */
  trigger: ReactElement;
  /** "line" stands between groups. */
  entries: readonly (MenuEntry | "line")[];
  align?: "start" | "end" | undefined;
};

/** Actions and places behind one button. */
export const Menu = ({ trigger, entries, align = "end" }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner className={styles.place} sideOffset={6} align={align} collisionPadding={12}>
        <Base.Popup className={styles.menu}>
          {entries.map((entry, at) =>
            entry === "line" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <Base.Separator key={at} className={styles.line} />
            ) : (
              <Entry key={entry.words} entry={entry} />
            ),
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const inner = (
    <>
      {entry.icon ? <Icon of={entry.icon} size={22} /> : null}
      {entry.words}
    </>
  );
  return entry.to !== undefined ? (
    <Base.LinkItem className={styles.item} closeOnClick render={<Link to={entry.to} />}>
      {inner}
    </Base.LinkItem>
  ) : (
    <Base.Item
      className={styles.item}
      data-kind={entry.kind}
      disabled={entry.disabled ?? false}
      onClick={entry.act}
    >
      {inner}
    </Base.Item>
  );
};
