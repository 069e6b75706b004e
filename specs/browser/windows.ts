import { expect, type Page } from "@playwright/test";
import type { Auth } from "#core/domain/account/index.ts";
import { isResult, modalNames } from "#core/domain/navigation/index.ts";
import { noticesRead, resultsBrought } from "../assemblies/notices.ts";
import { watch as listen } from "../assemblies/pages.ts";
import { emptyPage, step, walk } from "../assemblies/walk.ts";
import { test as base, type Who } from "./sites.ts";

interface Window {
  readonly page: Page;
  /** What its person's pages begin with. */
  readonly auth: Auth | null;
  /** What the console said since it was asked last. */
  heard(): readonly string[];
}

type Open = (who: Who, path: string) => Promise<Page>;
interface Fixtures {
  /** Opens own paths as somebody who knows the site's banners: whatever is open is closed after the test. */
  readonly visit: Open;
  /**
   * Goes there inside the app, as by a link, over its empty page: what was rendered before is gone. The app is
   * loaded once for all tests of a worker that travel, for a load costs four times as much.
   */
  readonly travel: Open;
}

/**
 * One window for each person, for all tests of a worker: half of a small test is a new browser context.
 * A page that is loaded knows nothing of the one before: what it kept and drafted is thrown away first.
 */
export const test = base.extend<Fixtures, { readonly windows: (who: Who) => Promise<Window> }>({
  windows: [
    async ({ browser, site }, use, { project }) => {
      const opened = new Map<Who, Window>();
      await use(async (who) => {
        const auth = who === "nobody" ? null : await site[who].signedIn();
        const known = opened.get(who);
        if (known?.auth === auth) return known;
        await known?.page.context().close();
        const { viewport, hasTouch, isMobile } = project.use;
        const context = await browser.newContext({
          viewport: viewport ?? null,
          hasTouch: hasTouch ?? false,
          isMobile: isMobile ?? false,
          baseURL: site.address,
        });
        const faults: string[] = [];
        listen(context, faults);
        await context.addInitScript(
          (auth) => {
            if (location.protocol !== "http:") return;
            sessionStorage.clear();
            localStorage.clear();
            indexedDB.deleteDatabase("fanfold");
            if (auth !== null) sessionStorage.setItem("auth-4", auth);
          },
          auth === null ? null : JSON.stringify(auth),
        );
        await context.addInitScript(noticesRead);
        await context.addInitScript(resultsBrought, modalNames.filter(isResult));
        const fresh = { page: await context.newPage(), auth, heard: () => faults.splice(0) };
        opened.set(who, fresh);
        return fresh;
      });
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  visit: async ({ windows, moves }, use) => {
    const looked = new Map<Who, Window>();
    await use(async (who, path) => {
      const window = looked.get(who) ?? (await windows(who));
      looked.set(who, window);
      await window.page.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
      await window.page.goto(path);
      return window.page;
    });
    for (const { page, heard } of looked.values()) {
      expect(heard(), "what the console said").toEqual([]);
      // a cover that lives on would take its time from the next
      await page.goto("about:blank");
    }
  },
  travel: async ({ windows, moves }, use, test) => {
    const looked = new Map<Who, Window>();
    await use(async (who, path) => {
      const window = looked.get(who) ?? (await windows(who));
      const { page } = window;
      await page.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
      if (page.url() === "about:blank") await page.goto(emptyPage);
      looked.set(who, window);
      await walk(page, path);
      return page;
    });
    for (const { page, heard } of looked.values()) {
      expect(heard(), "what the console said").toEqual([]);
      if (test.status !== test.expectedStatus) await page.goto("about:blank");
      // a cover that lives on would take its time from the next
      else await step(page, emptyPage);
    }
  },
});
export { expect };
