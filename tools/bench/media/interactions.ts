import { type BrowserContext, chromium as engine, type Locator, type Page } from "playwright";
import { noticesRead } from "#specs/assemblies/notices.ts";
import { screens } from "#specs/assemblies/pages.ts";
import type { Known } from "#specs/browser/known.ts";
import { chromium } from "#specs/support/browser.ts";

/** How many times slower than this machine a phone is taken to be. */
const throttle = 4;
/** What the browser tells of no interaction below it, ms; durations come in steps of 8 ms. */
const least = 16;

interface Entry {
  readonly interactionId: number;
  readonly duration: number;
}

/** A tab of a phone in which interactions are timed, each from the event to the next paint. */
export interface Tab {
  readonly page: Page;
  /** Loads a page at the machine’s own pace until `there` is to be seen; what comes after it is throttled. */
  load(path: string, there: Locator): Promise<void>;
  /** Taps once; milliseconds from the finger to the paint that followed, 16 where it was no more. */
  tap(there: Locator): Promise<number>;
  /** The same of a key. */
  press(key: string): Promise<number>;
}

export interface Phone {
  /** @param who is signed in there; nobody for a page without the product */
  tab(who: Known | null): Promise<Tab>;
  close(): Promise<void>;
}

export const openPhone = async (): Promise<Phone> => {
  const browser = await engine.launch(chromium());
  return {
    tab: async (who) => {
      const context = await browser.newContext({
        ...screens.phone,
        ...(who ? { baseURL: who.address, permissions: ["camera", "microphone"] } : {}),
      });
      await context.addInitScript(watchInteractions, least);
      if (who) await signedIn(context, who);
      return opened(context);
    },
    close: () => browser.close(),
  };
};

const signedIn = async (context: BrowserContext, who: Known): Promise<void> => {
  await context.addInitScript(noticesRead);
  await context.addInitScript(
    (auth) => {
      if (location.protocol === "http:") sessionStorage.setItem("auth-4", auth);
    },
    JSON.stringify(await who.signedIn()),
  );
};

/** Run in a page before its own scripts: collects what it is told of events. */
const watchInteractions = (durationThreshold: number): void => {
  const seen: Entry[] = [];
  Object.assign(window, { takeInteractions: () => seen.splice(0) });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Entry[])
      if (entry.interactionId > 0)
        seen.push({ interactionId: entry.interactionId, duration: entry.duration });
  }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
};

const opened = async (context: BrowserContext): Promise<Tab> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    await page.bringToFront();
    await settled(page);
    await act();
    const entries = await settled(page);
    return Math.max(least, ...entries.map(({ duration }) => duration));
  };
  return {
    page,
    load: async (path, there) => {
      await slow(1);
      await page.goto(path);
      await there.waitFor();
      await settled(page);
      await slow(throttle);
    },
    tap: async (there) => {
      // looked for beforehand: what Playwright asks of the page would be taken for the page’s own work
      await there.scrollIntoViewIfNeeded();
      const box = await there.boundingBox();
      if (!box) throw new Error("There is nothing to tap.");
      return timed(() => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
    },
    press: (key) => timed(() => page.keyboard.press(key)),
  };
};

/** Waits until what was begun is painted and told of; answers what was told. */
const settled = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(async () => {
    const { takeInteractions } = window as unknown as { takeInteractions: () => Entry[] };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await frame();
    return takeInteractions();
  });
