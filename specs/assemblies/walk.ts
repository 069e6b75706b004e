import { expect, type Page } from "@playwright/test";

/** The app's page without anything on it. */
export const emptyPage = "/thumbnail_generator";

/** Goes from page to page as the app's own router does. */
export const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = (window.history.state?.idx ?? 0) + 1;
    const state = { idx, key: `step-${idx}`, usr: null };
    window.history.pushState(state, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);

/**
 * Goes there inside the app, as by a link, over its empty page: what was rendered before is gone, and all that is read
 * then is new. To load the app costs four times as much.
 */
export const walk = async (page: Page, path: string): Promise<void> => {
  await step(page, emptyPage);
  await expect(page.locator("#app")).toHaveText("", { timeout: 30_000 });
  await step(page, path);
};
