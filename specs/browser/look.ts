import { test as base, type Page } from "@playwright/test";
import { barriers, expect, scrollsSideways } from "./test.ts";

/** Where pictures of the screens go; none are taken unless it is said. */
const pictures = process.env.PICTURES;

/** Waits until fonts and pictures are there and what comes in has come in; what lives on for ever is let live. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    await Promise.race([
      Promise.allSettled(ending.map((one) => one.finished)),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  });

/** Takes its picture, where pictures are taken. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (pictures === undefined) return;
  const { name: size } = base.info().project;
  const path = `${pictures}/${name}-${size}.jpg`;
  // whoever pressed keys before is shown where they came to, the page's own heading
  const style = "h1:focus-visible { outline: none !important; }";
  await page.screenshot({ path, type: "jpeg", quality: 80, style });
};

/** Looks at where a journey stands: its picture, no barrier, nothing beside the window. */
export const look = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  await picture(page, name);
  expect(await scrollsSideways(page), `${name}: scrolls sideways`).toBe(false);
  expect(await barriers(page), name).toEqual([]);
};
