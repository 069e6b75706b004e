import type { Location, NavigationType } from "react-router";
import type { Way } from "#core/app/index.ts";

/** The place in the history where the browser is now; null for an entry that the router did not make. */
const placeNow = (): number | null =>
  (window.history.state as { readonly idx?: number } | null)?.idx ?? null;

/** Notes, while a way out is being held up, what the browser has gone to: asked any later, it has come back. */
export const placeOf = (by: `${NavigationType}`): number | null =>
  by === "POP" ? placeNow() : null;

/**
 * A step back that was held up is undone by the browser in its own time; what is shown before that would stand at the
 * wrong place of the history.
 * @param to where the step would have led
 * @param place what `placeOf` said of it
 */
export const afterReturn = (
  to: Pick<Location, "pathname" | "search" | "hash">,
  place: number | null,
  run: (way: Way) => void,
): void => {
  const path = to.pathname + to.search + to.hash;
  const say = () => {
    const now = placeNow();
    // what lies ahead is gone as soon as the question has an entry of its own
    run(place !== null && now !== null && place < now ? { place } : { to: path });
  };
  const { pathname, search } = window.location;
  if (pathname !== to.pathname || search !== to.search) say();
  else window.addEventListener("popstate", say, { once: true });
};

/** How many steps lie between here and a place of the history behind. */
export const stepsTo = (place: number): number => place - (placeNow() ?? place);
