import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from "react";
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

const load = () => import("./OpenMenu.tsx");
/** Asked for ahead of the click; one that did not arrive is asked for again by it. */
const prepare = () => void load().catch(() => undefined);

/** Actions and places behind one button. What opens is loaded when a hand or the focus comes near (P1). */
export const Menu = (props: MenuProps) => {
  const [Opened, setOpened] = useState<ComponentType<MenuProps> | null>(null);
  if (Opened) return <Opened {...props} />;
  const open = () =>
    void load().then(
      ({ default: OpenMenu }) => setOpened(() => OpenMenu),
      () => undefined,
    );
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open();
    },
  });
};
