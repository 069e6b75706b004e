import type { ReactElement } from "react";
import type { IconShape } from "../icon/index.ts";

export type MenuEntry = {
  words: string;
  icon?: IconShape | undefined;
  kind?: "danger" | undefined;
  disabled?: boolean | undefined;
} & ({ act: () => void; to?: never } | { to: string; act?: never });

export type MenuProps = {
  /** The button that opens it; it is given its state and keys. */
  // biome-ignore lint/suspicious/noExplicitAny: any button, whatever its own props
  trigger: ReactElement<any>;
  /** "line" stands between groups. */
  entries: readonly (MenuEntry | "line")[];
  align?: "start" | "end" | undefined;
};
