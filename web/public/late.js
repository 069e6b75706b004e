// The page is painted from its HTML. The app is asked for once what matters of it is on the screen, and after a while
// in any case: nothing of it stands in the way of the first picture (P3).
const { app, parts, fonts } = document.querySelector("script[data-app]").dataset;
const first = document.querySelector("#still [elementtiming]");

// a button that is pressed before the app is there: it says that it heard, the app does it (web/src/hooks/still.ts)
const still = document.getElementById("still");
still?.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  still.dataset.pressed = button.getAttribute("aria-label") ?? button.textContent;
  button.setAttribute("aria-busy", "true");
});

const breath = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
let isAsked = false;
const start = async () => {
  if (isAsked) return;
  isAsked = true;
  const list = (text) => text.split(" ").filter(Boolean);
  const all = list(parts);
  for (const href of all) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    await breath();
  }
  // at hand when the app's page is there, which switches their faces on
  for (const href of list(fonts)) fetch(href).catch(() => undefined);
  // one by one, each on what came before it: no long task (P3); what fails here fails again in the app, which says so
  for (const href of all) await import(href).then(breath, () => undefined);
  // the browser's tables of numbers and plurals, which are slow the first time
  new Intl.PluralRules(document.documentElement.lang);
  await breath();
  await import(app);
};

const soon = () => requestAnimationFrame(() => setTimeout(start));
if (!first || document.hidden) start(); // a page in the background is not painted
else {
  setTimeout(start, 2000);
  if (PerformanceObserver.supportedEntryTypes?.includes("element"))
    new PerformanceObserver(start).observe({ type: "element", buffered: true });
  else if (first.decode) first.decode().then(soon, soon);
  else soon();
}
