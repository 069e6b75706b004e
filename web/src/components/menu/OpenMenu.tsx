import { Menu as Base } from "@base-ui/react/menu";
import { Link } from "react-router";
import { Icon } from "../icon/index.ts";
import type { MenuEntry, MenuProps } from "./entry.ts";
import styles from "./Menu.module.css";

/** The menu once somebody asked for it: it opens as it comes. */
const OpenMenu = ({ trigger, entries, align = "end" }: MenuProps) => (
  <Base.Root defaultOpen>
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
export default OpenMenu;

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
