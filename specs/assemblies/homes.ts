import { type BrowserContext, chromium } from "@playwright/test";
import { headlessShell } from "#tools/browser.ts";
import { type ScreenSize, screens, watch } from "./pages.ts";

/** A page of the site without the app: while a tab stands there, the process that has the app's code stays. */
const WITHOUT_APP = "/health";

/**
 * The browsers of the people of all scenarios, in one Chromium. A scenario finds them empty; what they have loaded of the app's code
 * they keep, as half of a small scenario is a new browser's first page.
 */
export interface Homes {
  /** What any of their pages said that none may. */
  readonly faults: string[];
  /** A browser that nobody uses. @param network an address of its own, as everybody at home has one */
  enter(network: string): Promise<BrowserContext>;
  /** Everybody leaves, and takes along what they kept. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export const startHomes = async (address: string, screen: ScreenSize): Promise<Homes> => {
  const browser = await chromium.launch(headlessShell());
  const faults: string[] = [];
  const empty: BrowserContext[] = [];
  const lived: BrowserContext[] = [];
  const build = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({
      ...screens[screen],
      baseURL: address,
      locale: "en-GB",
      permissions: ["clipboard-read", "clipboard-write"],
      // a phone here is somebody's who wants no motion: both ways are walked
      reducedMotion: screen === "phone" ? "reduce" : "no-preference",
    });
    context.setDefaultTimeout(15_000);
    context.setDefaultNavigationTimeout(30_000);
    watch(context, faults);
    return context;
  };
  const clear = async (context: BrowserContext): Promise<void> => {
    const [tab, ...others] = context.pages();
    await Promise.all(others.map((page) => page.close()));
    await tab?.goto(WITHOUT_APP);
    await context.clearCookies();
    await tab?.evaluate(async () => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name = "" } of await indexedDB.databases())
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = resolve;
          request.onerror = reject;
        });
    });
  };
  return {
    faults,
    enter: async (network) => {
      const context = empty.pop() ?? (await build());
      lived.push(context);
      await context.setExtraHTTPHeaders({ "x-forwarded-for": network });
      return context;
    },
    leave: async () => {
      await Promise.all(lived.map(clear));
      empty.push(...lived.splice(0).reverse());
    },
    close: () => browser.close(),
  };
};
