import type { Location } from "react-router";

/**
 * A step back that was held up is undone by the browser in its own time; what is shown before that would stand at the
 * wrong place of the history.
 * @param to where the step would have led
 */
export const afterReturn = (to: Pick<Location, "pathname" | "search">, run: () => void): void => {
  const { pathname, search } = window.location;
  if (pathname !== to.pathname || search !== to.search) run();
  else window.addEventListener("popstate", run, { once: true });
};
