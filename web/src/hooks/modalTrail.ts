import type { Location } from "react-router";
import { asksForModal, withoutModal } from "#core/domain/navigation/index.ts";

type Place = Pick<Location, "key" | "pathname" | "search" | "hash">;
export const pathOf = ({ pathname, search, hash }: Omit<Place, "key">): string =>
  `${pathname}${search}${hash}`;

/** How many steps back the page lies on which the modal of an entry was opened; unknown for those one came to from outside. */
const steps = new Map<string, number>();
/** The entry that is being left: its modal is not closed twice. */
let leaving: string | null = null;

/** Takes note of a move, to know where closing leads. `isOver`: whether a modal stands over a path. */
export const noteMove = (
  from: Place,
  to: Place,
  by: "PUSH" | "REPLACE" | "POP",
  isOver: (path: string) => boolean,
): void => {
  leaving = null;
  if (by === "POP" || !isOver(pathOf(to))) return;
  const isSamePage = withoutModal(pathOf(from)) === withoutModal(pathOf(to));
  const before = steps.get(from.key);
  if (!isSamePage) return;
  if (by === "REPLACE") {
    if (before !== undefined) steps.set(to.key, before);
  } else if (!isOver(pathOf(from))) steps.set(to.key, 1);
  else if (before !== undefined) steps.set(to.key, before + 1);
};

/**
 * Closing a modal (OPEN-42): the page lies behind when the modal was opened on it, so that the back button never meets
 * the modal again; else the entry itself becomes the page. Null when it is on its way already.
 */
export const wayOut = (
  at: Place,
): { readonly back: number } | { readonly to: string; readonly replace: true } | null => {
  if (leaving === at.key) return null;
  const back = steps.get(at.key);
  if (back !== undefined) {
    leaving = at.key;
    return { back };
  }
  const path = pathOf(at);
  // a modal that belongs to its route leaves the landing page behind (ROUTE-64)
  return { to: asksForModal(path) ? withoutModal(path) : "/", replace: true };
};
