import { type ReactNode, useId } from "react";
import { Icon } from "../icon/index.ts";
import type { Option } from "../segments/index.ts";
import styles from "./Tiles.module.css";

export type TileOption<T extends string> = Option<T> & {
  /** A quiet second line: "With a reveal". */
  note?: ReactNode;
};

type TilesProps<T extends string> = {
  name: string;
  label: string;
  value: T | undefined;
  options: readonly TileOption<T>[];
  onValue: (value: T) => void;
};

/** A choice that shapes the page, with a sign and a line on each: e-mail, link or post. */
export const Tiles = <T extends string>({
  name,
  label,
  value,
  options,
  onValue,
}: TilesProps<T>) => {
  const id = useId();
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.tile} htmlFor={`${id}-${option.value}`}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={`${name}${id}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValue(option.value)}
          />
          {option.icon ? <Icon of={option.icon} size={28} /> : null}
          {option.words}
          {option.note ? <small>{option.note}</small> : null}
        </label>
      ))}
    </fieldset>
  );
};
