import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { headlessShell } from "#tools/browser.ts";
import { type ScreenSize, screens, watch } from "./pages.ts";

/** One browser at somebody's home. */
interface Home {
  readonly context: BrowserContext;
  /** A page of the site without the app: while it stands, the process that has the app's code stays. */
  readonly hearth: Page;
}

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
  const { args, ...how } = headlessShell();
  const browser = await chromium.launch({ ...how, args: [...args, "--process-per-site"] });
  const faults: string[] = [];
  const empty: Home[] = [];
  const lived: Home[] = [];
  const build = async (): Promise<Home> => {
    const context = await browser.newContext({
      ...screens[screen],
      baseURL: address,
      locale: "en-GB",
      permissions: ["clipboard-read", "clipboard-write"],
      // a phone here is somebody's who wants no motion: both ways are walked
      reducedMotion: screen === "phone" ? "reduce" : "no-preference",
    });
    const hearth = await context.newPage();
    await hearth.goto("/health");
    watch(context, faults);
    return { context, hearth };
  };
  const clear = async ({ context, hearth }: Home): Promise<void> => {
    const tabs = context.pages().filter((page) => page !== hearth);
    await Promise.all(tabs.map((page) => page.close()));
    await context.clearCookies();
    await hearth.evaluate(async () => {
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
      const home = empty.pop() ?? (await build());
      lived.push(home);
      await home.context.setExtraHTTPHeaders({ "x-forwarded-for": network });
      return home.context;
    },
    leave: async () => {
      await Promise.all(lived.map(clear));
      empty.push(...lived.splice(0).reverse());
    },
    close: () => browser.close(),
  };
};
