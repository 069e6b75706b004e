import { Check, CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Checks.module.css";

type CheckFrame = Omit<ComponentProps<"input">, "type" | "id" | "name" | "children"> & {
  /** Required of every checkbox and radio (FORM-11). */
  id: string;
  /** Required of every form field (FORM-10). */
  name: string;
  /** The words beside it, which may hold links. */
  children: ReactNode;
  onValue?: ((checked: boolean) => void) | undefined;
};

export type CheckboxProps = CheckFrame & { error?: string | undefined };

/** Yes or no, agreed by a tick. */
export const Checkbox = ({
  children,
  error,
  className,
  onChange,
  onValue,
  ...rest
}: CheckboxProps) => (
  <div className={names(styles.check, className)}>
    <input
      {...rest}
      type="checkbox"
      className={styles.box}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${rest.id}-error` : undefined}
      onChange={(event) => {
        onChange?.(event);
        onValue?.(event.target.checked);
      }}
    />
    <span className={styles.tick} aria-hidden="true">
      <Icon of={Check} size={18} />
    </span>
    <label htmlFor={rest.id}>{children}</label>
    {error ? (
      <p id={`${rest.id}-error`} className={styles.error}>
        <Icon of={CircleAlert} size={18} />
        {error}
      </p>
    ) : null}
  </div>
);

export type RadioProps = CheckFrame & { value: string };

/** One of several under the same name. */
export const Radio = ({ children, className, onChange, onValue, ...rest }: RadioProps) => (
  <div className={names(styles.check, className)}>
    <input
      {...rest}
      type="radio"
      className={styles.box}
      onChange={(event) => {
        onChange?.(event);
        onValue?.(event.target.checked);
      }}
    />
    <label htmlFor={rest.id}>{children}</label>
  </div>
);
