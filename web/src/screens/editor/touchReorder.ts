/** Where a finger is. */
type Spot = { readonly clientX: number; readonly clientY: number };

/** A panel over which others can be dragged by touch. */
export interface TouchPanel {
  /** Its place, 0 being the first. */
  readonly at: number;
  /** Another panel is over it. */
  over(from: number, spot: Spot): void;
  /** It is over it no more. */
  left(): void;
  dropped(from: number, spot: Spot): void;
}

const panels = new WeakMap<Element, TouchPanel>();

/** The panel under a finger, of those that lie in the same list. */
const panelUnder = (list: Element | null, { clientX, clientY }: Spot): TouchPanel | null => {
  const element = document.elementFromPoint(clientX, clientY)?.closest("li") ?? null;
  if (element === null || element.parentElement !== list) return null;
  // whoever drags to the edge sees what comes next
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  return panels.get(element) ?? null;
};

/**
 * Dragging a panel by its handle with a finger. Browsers of phones drag after a long press, some of them not at all;
 * here it begins at once, since the handle is for nothing else. Answers how that ends.
 */
export const draggableByTouch = (
  element: HTMLElement,
  handle: HTMLElement,
  panel: TouchPanel,
  turn: (isDragged: boolean) => void,
): (() => void) => {
  panels.set(element, panel);
  let over: TouchPanel | null = null;
  let finger: number | null = null;
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== "touch" || finger !== null) return;
    finger = event.pointerId;
    handle.setPointerCapture(finger);
    turn(true);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== finger) return;
    const next = panelUnder(element.parentElement, event);
    if (next !== over) over?.left();
    over = next;
    over?.over(panel.at, event);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== finger) return;
    const [to, isDropped] = [over, event.type === "pointerup"];
    finger = null;
    over = null;
    turn(false);
    to?.left();
    if (isDropped) to?.dropped(panel.at, event);
  };
  const isTouched = (event: Event) => {
    // the browser's own long press would take the finger away
    if (finger !== null) event.preventDefault();
  };
  const heard = [
    ["pointerdown", begin],
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
    ["contextmenu", isTouched],
    ["dragstart", isTouched],
  ] as const;
  for (const [name, hear] of heard) handle.addEventListener(name, hear as EventListener);
  const before = handle.style.touchAction;
  handle.style.touchAction = "none";
  return () => {
    for (const [name, hear] of heard) handle.removeEventListener(name, hear as EventListener);
    handle.style.touchAction = before;
    panels.delete(element);
    turn(false);
  };
};
