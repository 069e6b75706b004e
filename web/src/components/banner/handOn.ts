const stops = "a[href], button:not(:disabled), input, select, textarea";

const takes = (one: HTMLElement): boolean => {
  one.focus();
  return document.activeElement === one;
};

/**
 * A ref of what goes once it was answered: a focus in it goes on to what comes next on the page, or, from the page's
 * end, to its main part. Lost, a reader would be nowhere.
 */
export const handOn = (going: HTMLElement | null) => () => {
  if (!going?.contains(document.activeElement)) return;
  const next = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) =>
      going.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING &&
      !one.closest("[inert]"),
  );
  if (!next.some(takes)) document.querySelector("main")?.focus({ preventScroll: true });
};
