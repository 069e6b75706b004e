import { type RefObject, useLayoutEffect } from "react";

/** Tells every page how much of the window's foot is taken, so that nothing anybody needs lies under it. */
export const useTakenFoot = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--foot", `${current.offsetHeight}px`);
    tell();
    const seen = new ResizeObserver(tell);
    seen.observe(current);
    return () => {
      seen.disconnect();
      style.removeProperty("--foot");
    };
  }, [ref]);
};
