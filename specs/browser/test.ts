import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Locator, Page } from "@playwright/test";
import type axe from "axe-core";

export { expect, test } from "./windows.ts";

type Axe = typeof axe;

/** Without what only people read: half of what goes over to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Its source is large: where it came once it is, until the page is loaded anew. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
};

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
  await Promise.all(page.frames().map(bringAxe));
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

/** Presses what a choice is seen as, its label, once that stands still. */
export const press = (choice: Locator): Promise<void> =>
  choice.locator("xpath=ancestor::label").click();

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
