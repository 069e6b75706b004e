import { type BrowserContext, chromium } from "@playwright/test";
import { headlessShell } from "#specs/support/browser.ts";
import { emptied } from "./emptied.ts";
import { type ScreenSize, screens, watch } from "./pages.ts";

/**
 * Browser contexts in one Chromium, one for each person of a scenario, kept for the next scenario: it finds them empty,
 * with the app's code loaded, as half of a small scenario is a new context's first page.
 */
export interface ContextPool {
  /** What any of their pages said that none may. */
  readonly faults: string[];
  /** A context that nobody uses. @param network the address it asks from, as everybody has one of their own */
  take(network: string): Promise<BrowserContext>;
  /** Empties all that were taken: cookies, storage, tabs. */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

export const startContextPool = async (
  address: string,
  screen: ScreenSize,
): Promise<ContextPool> => {
  const browser = await chromium.launch(headlessShell());
  const faults: string[] = [];
  const free: BrowserContext[] = [];
  const taken: BrowserContext[] = [];
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
    if (tab) await emptied(context, tab, address);
  };
  return {
    faults,
    take: async (network) => {
      const context = free.pop() ?? (await build());
      taken.push(context);
      await context.setExtraHTTPHeaders({ "x-forwarded-for": network });
      return context;
    },
    giveBack: async () => {
      await Promise.all(taken.map(clear));
      free.push(...taken.splice(0).reverse());
    },
    close: () => browser.close(),
  };
};
