import { type RefObject, useLayoutEffect } from "react";

/** Changes what is shown without moving what stands in an open modal: it is cut off above, and can be scrolled to. */
const inPlace = (change: () => void): void => {
  const bodies = [...document.querySelectorAll("[data-modal-body]")];
  const top = (body: Element) => body.getBoundingClientRect().top;
  const before = bodies.map(top);
  change();
  for (const [at, body] of bodies.entries()) body.scrollTop += top(body) - (before[at] ?? 0);
};

const tell = (slips: HTMLElement, pressing: HTMLElement): void => {
  const { style } = document.documentElement;
  const heights = [slips.offsetHeight, pressing.offsetHeight] as const;
  style.setProperty("--slips", `${heights[0]}px`);
  style.setProperty("--foot", `${heights[0] + heights[1]}px`);
  inPlace(() => style.setProperty("--above", `${heights[1]}px`));
};

/**
 * Tells every page how much of the window's foot is taken, so that nothing anybody needs lies under it, and every modal
 * how much is taken above it.
 */
export const useTakenFoot = (
  foot: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
): void => {
  // what comes or goes: told before it is painted, since it moves the page
  useLayoutEffect(() => {
    if (foot.current !== null && above.current !== null) tell(foot.current, above.current);
  });
  useLayoutEffect(() => {
    if (foot.current === null || above.current === null) return;
    const [slips, pressing] = [foot.current, above.current];
    const seen = new ResizeObserver(() => tell(slips, pressing));
    seen.observe(slips);
    seen.observe(pressing);
    return () => {
      seen.disconnect();
      const { style } = document.documentElement;
      for (const name of ["--slips", "--foot"]) style.removeProperty(name);
      inPlace(() => style.removeProperty("--above"));
    };
  }, [foot, above]);
};
