import type { IconShape } from "../icon/index.ts";

export type ButtonKind = "primary" | "quiet" | "bare" | "good" | "danger";
export type ButtonSize = "small" | "large";

/** What buttons and links that look like buttons share. */
export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
};

export const lookOf = ({ kind = "quiet", size, wide }: ButtonLook) => ({
  "data-kind": kind,
  "data-size": size,
  "data-wide": wide || undefined,
});
