import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Toggle.module.css";

export type ToggleProps = Omit<ComponentProps<"input">, "type" | "id" | "name" | "children"> & {
  /** Required, as of every checkbox (FORM-11). */
  id: string;
  name: string;
  icon?: IconShape | undefined;
  children: ReactNode;
  onValue?: ((on: boolean) => void) | undefined;
};

/** Something that is on or off at once, without a save. */
export const Toggle = ({ icon, children, className, onChange, onValue, ...rest }: ToggleProps) => (
  <label className={names(styles.toggle, className)} htmlFor={rest.id}>
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state natively
      role="switch"
      onChange={(event) => {
        onChange?.(event);
        onValue?.(event.target.checked);
      }}
    />
    {icon ? <Icon of={icon} size={22} /> : null}
    {children}
  </label>
);
