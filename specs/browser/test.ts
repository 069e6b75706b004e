import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { isResult, modalNames } from "#core/domain/navigation/index.ts";
import { noticesRead, resultsBrought } from "../assemblies/notices.ts";
import { watch } from "../assemblies/pages.ts";
import { type Known, type LivingSite, startSite } from "./site.ts";

export type Who = "nobody" | "owner" | "contributor" | "recipient" | "stranger";

interface How {
  readonly calm?: boolean;
  /** Whether a result that the address names has just been brought about, as it is unless it is said otherwise. */
  readonly brought?: boolean;
}
interface Fixtures {
  /** Opens own paths as somebody, or as nobody; what the page complains of fails the test. */
  readonly open: (who: Who, path: string, how?: How) => Promise<Page>;
}

/** A site for each worker, a browser of their own for each test. */
export const test = base.extend<Fixtures, { readonly site: LivingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  open: async ({ context, site }, use) => {
    const faults: string[] = [];
    watch(context, faults);
    await use(async (who, path, { calm = false, brought = true } = {}) => {
      const known: Known | null = who === "nobody" ? null : site[who];
      await context.addInitScript(noticesRead);
      if (brought) await context.addInitScript(resultsBrought, modalNames.filter(isResult));
      if (known !== null)
        await context.addInitScript((auth) => {
          if (location.protocol === "http:") sessionStorage.setItem("auth-4", auth);
        }, JSON.stringify(known.auth));
      const page = await context.newPage();
      if (calm) await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(new URL(path, site.address).href);
      // what was painted before any script ran has given its place to the app
      await expect(page.locator("#still")).toHaveCount(0);
      return page;
    });
    expect(faults, "what the console said").toEqual([]);
  },
});
export { expect };

type Axe = typeof axe;

/** What axe finds, in lines that say where. */
export const barriers = async (page: Page): Promise<readonly string[]> => {
  // half-way through its coming nothing has its colours yet
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // asked as it is: its own driver opens a page more for each answer, five times the work
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      preload: false,
      resultTypes: ["violations"],
      reporter: "no-passes",
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}`),
    );
  });
};

/** Whether the page is wider than the window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Presses Tab until `isThere` or until the page has been gone through; answers whether it was reached. */
export const reachedByKeys = async (
  page: Page,
  isThere: () => Promise<boolean>,
  most = 80,
): Promise<boolean> => {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await isThere()) return true;
    await page.keyboard.press("Tab");
  }
  return false;
};
