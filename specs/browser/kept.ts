import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { emptied, leaveApp } from "../assemblies/emptied.ts";

/** Notes what a test adds to a context or a tab that others are given after it; answers what takes it back. */
const noting = (of: BrowserContext | Page) => {
  const scripts: { dispose(): Promise<void> }[] = [];
  const heard: [event: never, listener: never][] = [];
  const { addInitScript, on } = of as Page;
  Object.assign(of, {
    addInitScript: async (...args: Parameters<Page["addInitScript"]>) => {
      const script = await addInitScript.apply(of as Page, args);
      scripts.push(script);
      return script;
    },
    on: (event: never, listener: never) => {
      heard.push([event, listener]);
      return on.call(of, event, listener);
    },
  });
  return async (): Promise<void> => {
    for (const [event, listener] of heard.splice(0)) (of as Page).off(event, listener);
    await of.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  };
};

interface Kept {
  readonly context: BrowserContext;
  readonly tab: Page;
  /** Takes back what was added. */
  readonly takeBack: () => Promise<void>;
}

/** Tabs at which nobody sits yet, by their context. */
const tabs = new WeakMap<BrowserContext, Page>();

/** The tab that a kept context has, once a test; a new one in every other case. */
export const tabOf = async (context: BrowserContext): Promise<Page> => {
  const tab = tabs.get(context);
  tabs.delete(context);
  return tab ?? context.newPage();
};

/**
 * Browser contexts that are emptied after each test and lent to the next: a page in them is loaded in a process that
 * has the app's code already, in half of the time. They know nothing of the test before but what a cache may keep.
 */
export const keptContexts = (browser: Browser, address: string) => {
  const free = new Map<string, Kept[]>();
  const built = async (how: BrowserContextOptions): Promise<Kept> => {
    const context = await browser.newContext(how);
    const tab = await context.newPage();
    await leaveApp(tab, address);
    const taking = [noting(context), noting(tab)];
    return { context, tab, takeBack: async () => void (await Promise.all(taking.map((t) => t()))) };
  };
  return {
    lend: async (how: BrowserContextOptions, use: (context: BrowserContext) => Promise<void>) => {
      const key = JSON.stringify(how);
      const kept = free.get(key)?.pop() ?? (await built(how));
      const { context, tab, takeBack } = kept;
      tabs.set(context, tab);
      await use(context);
      // a test that closed its tab leaves nothing that can be lent
      if (tab.isClosed()) return context.close();
      await takeBack();
      await Promise.all(context.pages().map((page) => (page === tab ? null : page.close())));
      await tab.emulateMedia({ media: null, reducedMotion: how.reducedMotion ?? null });
      if (how.viewport) await tab.setViewportSize(how.viewport);
      await emptied(context, tab, address);
      free.set(key, [...(free.get(key) ?? []), kept]);
    },
  };
};
