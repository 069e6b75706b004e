import type { ChangeEvent, ComponentProps } from "react";
import { names } from "../names.ts";
import styles from "./Field.module.css";
import { Field, type FieldFrame } from "./Field.tsx";

export type TextInputProps = Omit<ComponentProps<"input">, "className" | "name"> &
  FieldFrame & {
    /** Every form field has one (FORM-10). */
    name: string;
    onValue?: ((value: string) => void) | undefined;
    /** Shows "15 / 60" beside the label; needs `value` and `maxLength`. */
    counted?: boolean | undefined;
  };

/** A line of text; also date, time, search and tel, by `type`. Takes what react-hook-form's `register` gives. */
export const TextInput = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  id,
  counted,
  onValue,
  onChange,
  ...rest
}: TextInputProps) => (
  <Field
    {...{ label, hideLabel, help, error, className, id }}
    aside={aside ?? (counted ? countOf(rest.value, rest.maxLength) : undefined)}
  >
    {(ties) => (
      <input
        {...rest}
        {...ties}
        className={styles.input}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          onValue?.(event.target.value);
        }}
      />
    )}
  </Field>
);

/** "15 / 60", in the units a browser counts. */
export const countOf = (value: unknown, maximum: number | undefined): string | undefined =>
  maximum === undefined ? undefined : `${String(value ?? "").length} / ${maximum}`;

export type SelectProps = Omit<ComponentProps<"select">, "className" | "name"> &
  FieldFrame & {
    name: string;
    onValue?: ((value: string) => void) | undefined;
  };

/** One of many, as the system's own list. */
export const Select = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  id,
  onValue,
  onChange,
  ...rest
}: SelectProps) => (
  <Field {...{ label, hideLabel, help, error, aside, className, id }}>
    {(ties) => (
      <select
        {...rest}
        {...ties}
        className={names(styles.input)}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.target.value);
        }}
      />
    )}
  </Field>
);
