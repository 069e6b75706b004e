import type { BrowserContext, Page } from "@playwright/test";
import { watch } from "../assemblies/pages.ts";
import type { Known } from "./known.ts";
import { opening } from "./sites.ts";
import { test as base, expect } from "./test.ts";

export type At = (who: Known | "nobody", path: string) => Promise<Page>;

/** Tests of several people: each opens own paths in a browser of their own. */
export const test = base.extend<{ readonly at: At }>({
  at: async ({ browser, site, contextOptions, viewport, isMobile, hasTouch }, use) => {
    const faults: string[] = [];
    const opened: BrowserContext[] = [];
    await use(async (who, path) => {
      const context = await browser.newContext({ ...contextOptions, viewport, isMobile, hasTouch });
      opened.push(context);
      watch(context, faults);
      return opening(context, site)(who, path);
    });
    for (const context of opened) await context.close();
    expect(faults, "what the console said").toEqual([]);
  },
});
