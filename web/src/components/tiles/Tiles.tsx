import type { ReactNode } from "react";
import { Choice, type ChoiceProps, type Option } from "../choice/index.ts";
import { Icon } from "../icon/index.ts";
import styles from "./Tiles.module.css";

export type TileOption<T extends string> = Option<T> & {
  /** A quiet second line: "With a reveal". */
  note?: ReactNode;
};

/** A choice that shapes the page, with a sign and a line on each: e-mail, link or post. */
export const Tiles = <T extends string>(choice: ChoiceProps<T, TileOption<T>>) => (
  <Choice
    {...choice}
    className={styles.tiles}
    part={styles.tile}
    face={({ icon, words, note }) => (
      <>
        {icon ? <Icon of={icon} size={28} /> : null}
        {words}
        {note ? <small>{note}</small> : null}
      </>
    )}
  />
);
