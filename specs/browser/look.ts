import { test as base, type Page } from "@playwright/test";
import { screens } from "../assemblies/pages.ts";
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
export const picture = async (
  page: Page,
  name: string,
  size = base.info().project.name,
): Promise<void> => {
  if (pictures === undefined) return;
  const path = `${pictures}/${name}-${size}.jpg`;
  // whoever pressed keys before is shown where they came to, the page's own heading
  const style = "h1:focus-visible { outline: none !important; }";
  await page.screenshot({ path, type: "jpeg", quality: 80, style });
};

/**
 * Looks at where a journey stands, in a phone's window and in a desk's: its picture where it has a name, no barrier,
 * nothing beside the window. It is walked in one of the two: what is pressed and said is the same in both.
 */
export const look = async (page: Page, name?: string): Promise<void> => {
  const own = page.viewportSize();
  const { name: walkedAt } = base.info().project;
  for (const size of ["phone", "desktop"] as const) {
    const at = `${name ?? page.url()}, ${size}`;
    if (size !== walkedAt) await page.setViewportSize(screens[size].viewport);
    await settled(page);
    if (name !== undefined) await picture(page, name, size);
    expect(await scrollsSideways(page), `${at}: scrolls sideways`).toBe(false);
    expect(await barriers(page), at).toEqual([]);
    if (size !== walkedAt && own !== null) await page.setViewportSize(own);
  }
};
