const place = () => document.getElementById("still");

/** Whether the page shows what was painted before any script ran (P3); it waits in the place of a loader. */
export const isStill = (): boolean => place() !== null;

const called = (button: Element): string | null =>
  button.getAttribute("aria-label") ?? button.textContent;

/**
 * Takes the still away once the app has a page of its own in `root`: between two frames, so that nothing blinks. What
 * was pressed before it was there, which `/late.js` notes, is pressed then.
 */
export const takeOver = (root: HTMLElement): void => {
  if (!isStill()) return;
  const seen = new MutationObserver(() => {
    if (root.querySelector("main") === null) return;
    seen.disconnect();
    const pressed = place()?.dataset.pressed;
    place()?.remove();
    // with the page that is new anyway: its faces, and what was left out of the still
    document.documentElement.removeAttribute("data-starting");
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-late]"))
      style.media = "all";
    if (pressed === undefined) return;
    [...root.querySelectorAll("button")].find((one) => called(one) === pressed)?.click();
  });
  seen.observe(root, { childList: true, subtree: true });
};
