import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Button.module.css";
import { type ButtonLook, lookOf } from "./look.ts";

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** At work: true when the length is unknown, 0 to 100 when it is known. Clicks are ignored meanwhile. */
    busy?: boolean | number | undefined;
    /** What it says while it works, for example "Uploading (42%)". */
    busyWords?: string | undefined;
  };

/** The one way to act. `primary` marks the one next step of a screen. It keeps its focus while busy. */
export const Button = ({
  kind,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  busyWords,
  className,
  style,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) => {
  const working = busy !== false;
  const known = typeof busy === "number";
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (working) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...lookOf({ kind, size, wide })}
      type={type}
      className={names(styles.button, className)}
      style={known ? { ...style, ["--done" as string]: `${busy}%` } : style}
      data-busy={working ? (known ? "known" : "unknown") : undefined}
      aria-busy={working || undefined}
      aria-disabled={working ? true : rest["aria-disabled"]}
      onClick={act}
    >
      {working && !known ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {!working && icon ? <Icon of={icon} size={22} /> : null}
      {working && busyWords ? busyWords : children}
      {iconEnd && !working ? <Icon of={iconEnd} size={22} /> : null}
    </button>
  );
};
