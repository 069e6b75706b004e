// The landing page is painted from its HTML. The app starts once its poster is on the screen, and after a second at
// the latest: what the app brings is on its way meanwhile (P3).
const script = document.querySelector("script[data-app]");
const poster = document.querySelector("#app img[fetchpriority]");
const start = () => import(script.dataset.app);
const late = new Promise((resolve) => setTimeout(resolve, 1000));
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// a page in the background is not painted
if (!poster || document.hidden) start();
else Promise.race([poster.decode().then(painted, painted), late]).then(start);
