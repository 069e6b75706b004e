import { type ComponentType, cloneElement, type KeyboardEvent, useState } from "react";
import type { MenuProps } from "./entry.ts";

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
