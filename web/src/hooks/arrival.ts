/** What comes later than this many milliseconds is no longer waited for. */
const patience = 5000;

/** Calls `isDone` now and after every change of the page until it says so or patience ends; answers how to stop. */
const until = (isDone: () => boolean): (() => void) => {
  if (isDone()) return () => undefined;
  const look = () => {
    if (isDone()) stop();
  };
  const watch = new MutationObserver(look);
  // pictures make a page longer without changing its tree
  const grown = new ResizeObserver(look);
  const timer = window.setTimeout(() => stop(), patience);
  const stop = () => {
    watch.disconnect();
    grown.disconnect();
    window.clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  grown.observe(document.body);
  return stop;
};

/** Scrolls down to where somebody was, as soon as the page is that long; not against their own hand. */
export const scrollBack = (top: number | null): (() => void) => {
  if (top === null || top === 0) {
    if (top === 0) window.scrollTo({ top: 0, behavior: "instant" });
    return () => undefined;
  }
  let isMoved = false;
  const moved = () => {
    isMoved = true;
  };
  const hands = ["wheel", "touchmove", "keydown", "pointerdown"];
  for (const hand of hands) window.addEventListener(hand, moved, { once: true, passive: true });
  const stop = until(() => {
    if (isMoved) return true;
    const room = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, room), behavior: "instant" });
    return room >= top;
  });
  return () => {
    stop();
    for (const hand of hands) window.removeEventListener(hand, moved);
  };
};

/** Whether nothing on the page holds the focus: what held it went with the screen before. */
const isFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/** Puts the focus on the heading of the screen that has come, once there is one, unless something else has it. */
export const arriveAtHeading = (): (() => void) =>
  until(() => {
    // a modal that is still leaving lets go of the focus when it has left
    if (document.querySelector("[data-modal]") !== null) return false;
    if (!isFree()) return true;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null) return false;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  });
