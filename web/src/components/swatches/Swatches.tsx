import { type ReactNode, useId } from "react";
import { tinted } from "../card/index.ts";
import styles from "./Swatches.module.css";

type SwatchesProps = {
  name: string;
  label: string;
  /** Hex colours with the names readers hear. */
  colours: readonly { hex: string; words: string }[];
  value: string | undefined;
  onValue: (hex: string) => void;
  /** At the end: a button to another colour. */
  children?: ReactNode;
};

/** One colour of a few. */
export const Swatches = ({ name, label, colours, value, onValue, children }: SwatchesProps) => {
  const id = useId();
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.hidden}>{label}</legend>
      {colours.map(({ hex, words }) => (
        <input
          key={hex}
          type="radio"
          id={`${id}-${hex.slice(1)}`}
          name={`${name}${id}`}
          value={hex}
          title={words}
          aria-label={words}
          className={styles.swatch}
          style={tinted(hex)}
          checked={hex.toLowerCase() === value?.toLowerCase()}
          onChange={() => onValue(hex)}
        />
      ))}
      {children}
    </fieldset>
  );
};
