import { type BrowserContext, expect, type Page } from "@playwright/test";

/** A page of the site without the app: while a tab stands there, the process that has the app's code stays. */
const withoutApp = "/health";

/** Leads a tab out of the app, where it waits for whoever is next. */
export const leaveApp = async (tab: Page, address: string): Promise<void> => {
  const { href } = new URL(withoutApp, address);
  // a step back in the history that the app has just asked for ends a navigation (net::ERR_ABORTED): then once more
  await expect(() => tab.goto(href)).toPass({ timeout: 30_000 });
};

/** Takes away what a browser has kept of a site: cookies, storage, workers. Its tab leaves the app. */
export const emptied = async (
  context: BrowserContext,
  tab: Page,
  address: string,
): Promise<void> => {
  await leaveApp(tab, address);
  await context.clearCookies();
  await tab.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name = "" } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
  });
};
