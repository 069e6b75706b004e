import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "../icon/index.ts";
import { names } from "../names.ts";
import styles from "./Button.module.css";
import { type ButtonLook, lookOf } from "./look.ts";

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A place to go that looks like a button. */
export const ButtonLink = ({
  kind,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} {...lookOf({ kind, size, wide })} className={names(styles.button, className)}>
    {icon ? <Icon of={icon} size={22} /> : null}
    {children}
    {iconEnd ? <Icon of={iconEnd} size={22} /> : null}
  </Link>
);
