import { useId } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Segments.module.css";

export type Option<T extends string> = {
  value: T;
  words: string;
  icon?: IconShape | undefined;
  disabled?: boolean | undefined;
};

type SegmentsProps<T extends string> = {
  name: string;
  /** The reader's name of the question. */
  label: string;
  value: T;
  options: readonly Option<T>[];
  onValue: (value: T) => void;
  /** Signs only; the words stay for readers. */
  iconsOnly?: boolean | undefined;
  /** As wide as its place, parts equal. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** One of two to five, all in sight; arrow keys move within it. */
export const Segments = <T extends string>({
  name,
  label,
  value,
  options,
  onValue,
  iconsOnly,
  wide,
  className,
}: SegmentsProps<T>) => {
  const id = useId();
  return (
    <fieldset className={names(styles.segments, className)} data-wide={wide || undefined}>
      <legend className={styles.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.part} htmlFor={`${id}-${option.value}`}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={`${name}${id}`}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValue(option.value)}
          />
          {option.icon ? <Icon of={option.icon} size={22} /> : null}
          <span className={iconsOnly ? styles.hidden : undefined}>{option.words}</span>
        </label>
      ))}
    </fieldset>
  );
};
