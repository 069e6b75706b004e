const place = () => document.getElementById("still");

/** Whether the page shows what was painted before any script ran (P3); it waits in the place of a loader. */
export const isStill = (): boolean => place() !== null;

/** Takes the still away once the app has a page of its own in `root`: between two frames, so that nothing blinks. */
export const takeOver = (root: HTMLElement): void => {
  if (!isStill()) return;
  const seen = new MutationObserver(() => {
    if (root.querySelector("main") === null) return;
    seen.disconnect();
    place()?.remove();
  });
  seen.observe(root, { childList: true, subtree: true });
};
