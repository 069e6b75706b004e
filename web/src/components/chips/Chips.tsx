import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Link, NavLink } from "react-router";
import { tinted } from "../card/index.ts";
import styles from "./Chips.module.css";

type ChipsProps = {
  label: string;
  /** One line that scrolls sideways to the page's edges, instead of wrapping. */
  scroll?: boolean | undefined;
  /** "nav" when the chips are links to places. */
  as?: "nav" | "group" | undefined;
  children: ReactNode;
};

/** A row of filters or places. */
export const Chips = ({ label, scroll, as = "group", children }: ChipsProps) => {
  const looks = {
    className: styles.chips,
    "data-scroll": scroll || undefined,
    "aria-label": label,
  };
  return as === "nav" ? (
    <nav {...looks}>{children}</nav>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named without a visible legend box
    <div role="group" {...looks}>
      {children}
    </div>
  );
};

type ChipProps = Omit<ComponentProps<"button">, "type" | "className"> & {
  pressed: boolean;
  /** A dot of this colour before the words. */
  tint?: string | undefined;
};

/** A filter that is on or off. */
export const Chip = ({ pressed, tint, children, ...rest }: ChipProps) => (
  <button {...rest} type="button" aria-pressed={pressed} className={styles.chip}>
    {tint ? <i style={tinted(tint)} aria-hidden="true" /> : null}
    {children}
  </button>
);

type ChipLinkProps = {
  to: string;
  tint?: string | undefined;
  /** Whether we are there, where the address alone does not say it. */
  current?: boolean | undefined;
  children: ReactNode;
};

/** A place among places; the one we are at is marked by the router, unless `current` says. */
export const ChipLink = ({ to, tint, current, children }: ChipLinkProps) => {
  const chip = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = chip.current?.parentElement;
    if (!current || !chip.current || !row) return;
    // only the row scrolls to where we are, never the page
    const [its, rows] = [chip.current.getBoundingClientRect(), row.getBoundingClientRect()];
    const aside = its.left + its.width / 2 - (rows.left + rows.width / 2);
    if (its.left < rows.left || its.right > rows.right - rows.width / 10) row.scrollLeft += aside;
  }, [current]);
  const inside = (
    <>
      {tint ? <i style={tinted(tint)} aria-hidden="true" /> : null}
      {children}
    </>
  );
  return current === undefined ? (
    <NavLink to={to} className={styles.chip ?? ""}>
      {inside}
    </NavLink>
  ) : (
    <Link
      ref={chip}
      to={to}
      className={styles.chip}
      preventScrollReset
      aria-current={current ? "page" : undefined}
    >
      {inside}
    </Link>
  );
};
