import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Field.module.css";

/** What stands around a control: its name above, help and error below, a count or "optional" at the end of the name. */
export type FieldFrame = {
  label: ReactNode;
  /** The label is for readers only; the place says it for the eye. */
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  /** What is wrong, in words; it takes the place of the help. */
  error?: string | undefined;
  /** At the end of the label line: "15 / 60", "optional". */
  aside?: ReactNode;
  className?: string | undefined;
};

/** What the frame hands its control, to be spread on it. */
export type FieldTies = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldFrame & {
  id?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
};

/** A control with its label, help and error tied to it for readers. */
export const Field = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  id,
  children,
}: FieldProps) => {
  const own = useId();
  const control = id ?? own;
  const note = `${control}-note`;
  return (
    <div className={names(styles.field, className)}>
      <div className={hideLabel ? styles.hidden : styles.label}>
        <label htmlFor={control}>{label}</label>
        {aside !== undefined ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children({
        id: control,
        "aria-describedby": error || help ? note : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <Note id={note} error={error} help={help} />
    </div>
  );
};

/** Several controls under one name, as a fieldset. */
export const FieldGroup = ({
  label,
  hideLabel,
  help,
  error,
  aside,
  className,
  children,
}: FieldFrame & { children: ReactNode }) => {
  const note = useId();
  return (
    <fieldset
      className={names(styles.field, className)}
      aria-describedby={error || help ? note : undefined}
    >
      <legend className={hideLabel ? styles.hidden : styles.label}>
        <span>{label}</span>
        {aside !== undefined ? <span className={styles.aside}>{aside}</span> : null}
      </legend>
      {children}
      <Note id={note} error={error} help={help} />
    </fieldset>
  );
};

/* The error's place is always in the page, so that readers hear it come. */
const Note = ({
  id,
  error,
  help,
}: {
  id: string;
  error?: string | undefined;
  help?: ReactNode;
}) => (
  <div id={id} aria-live="polite" className={styles.note}>
    {error ? (
      <p className={styles.error}>
        <Icon of={CircleAlert} size={18} />
        {error}
      </p>
    ) : help ? (
      <p className={styles.help}>{help}</p>
    ) : null}
  </div>
);
