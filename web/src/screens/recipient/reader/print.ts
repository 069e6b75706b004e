/** The longest that printing waits for pictures. Milliseconds. */
const longest = 10_000;

/** Kept when nothing on the page is still to be drawn. */
const drawn = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const isDrawn = () => page.querySelector("[data-coming]") === null;
    if (isDrawn()) return resolve();
    const watch = new MutationObserver(() => {
      if (!isDrawn()) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(page.body, { attributes: true, childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), longest);
  });

/** Prints the page when every picture of it is there, also those that were not scrolled to; what cannot be had is left out. */
export const printWhole = async (page: Document): Promise<void> => {
  const images = [...page.querySelectorAll("img")];
  const decoded = images.map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => undefined);
  });
  const enough = new Promise((resolve) => setTimeout(resolve, longest));
  await Promise.race([Promise.all([drawn(page), ...decoded]), enough]);
  page.defaultView?.print();
};
