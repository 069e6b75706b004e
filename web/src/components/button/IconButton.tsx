import type { ComponentProps } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Button.module.css";
import type { ButtonKind } from "./look.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconShape;
  "aria-label": string;
  kind?: ButtonKind | undefined;
  /** The sign is filled, for play and pause. */
  solid?: boolean | undefined;
};

/** A sign alone, 44 px square; its name is required since nobody can read a sign. */
export const IconButton = ({
  icon,
  kind = "bare",
  solid = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    data-kind={kind}
    data-shape="icon"
    className={names(styles.button, className)}
  >
    <Icon of={icon} solid={solid} />
  </button>
);
