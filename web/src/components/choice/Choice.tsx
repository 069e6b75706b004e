import { type ReactNode, useId } from "react";
import type { IconShape } from "../icon/index.ts";
import styles from "./Choice.module.css";

export type Option<T extends string> = {
  value: T;
  words: string;
  icon?: IconShape | undefined;
  disabled?: boolean | undefined;
};

export type ChoiceProps<T extends string, O extends Option<T>> = {
  name: string;
  /** The reader's name of the question. */
  label: string;
  value: T | undefined;
  options: readonly O[];
  onValue: (value: T) => void;
};

type LooksProps<O> = {
  className: string | undefined;
  /** The class of one answer. */
  part: string | undefined;
  wide?: boolean | undefined;
  /** What stands in one answer. */
  face: (option: O) => ReactNode;
};

/** One of a few answers, all in sight; arrow keys move within it. How it looks is its user's matter. */
export const Choice = <T extends string, O extends Option<T>>({
  name,
  label,
  value,
  options,
  onValue,
  className,
  part,
  wide,
  face,
}: ChoiceProps<T, O> & LooksProps<O>) => {
  const id = useId();
  return (
    <fieldset className={className} data-wide={wide || undefined}>
      <legend className={styles.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={part} htmlFor={`${id}-${option.value}`}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={`${name}${id}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValue(option.value)}
          />
          {face(option)}
        </label>
      ))}
    </fieldset>
  );
};
