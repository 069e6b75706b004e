import { useLayoutEffect, useRef } from "react";

const appOf = () => document.getElementById("app");

/** How many dialogs are open, one over the other. */
let open = 0;
/** What was focused last in the page itself. */
let last: Element | null = null;
if (typeof document !== "undefined")
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && appOf()?.contains(target)) last = target;
  });

const focusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** What the focus comes back to: of a menu's entry, which goes with its menu, the button that the menu hangs on. */
const openerOf = (now: Element | null): Element | null => {
  const menu = now?.closest("[role=menu]");
  if (menu) return document.getElementById(menu.getAttribute("aria-labelledby") ?? "") ?? last;
  return focusable(now) ? now : last;
};

/** The heading of the page, for whom came here by the modal's address and focused nothing before. */
const heading = (): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>("main h1");
  if (found && !found.hasAttribute("tabindex")) found.tabIndex = -1;
  return found;
};

/**
 * While a dialog is open the page under it takes neither focus nor pointer, and readers do not meet it (MODAL-01); also
 * what comes to the page meanwhile. Dialogs stand beside the app in the document, not in it. Answers where the focus
 * goes when it closes: to where it came from.
 */
export const useShutOff = (isOpen: boolean): (() => HTMLElement | null) => {
  const came = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const app = appOf();
    came.current = openerOf(document.activeElement);
    open += 1;
    if (app) app.inert = true;
    return () => {
      open -= 1;
      if (app && open === 0) app.inert = false;
    };
  }, [isOpen]);
  return () => [came.current, last].find(focusable) ?? heading();
};
