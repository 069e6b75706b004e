import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { withoutWebgl } from "./noWebgl.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

test.use({ ownBrowser: true });
test.describe.configure({ timeout: 120_000 });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
/** The landing page is there down to its foot. */
const isWhole = (page: Page) => expect(page.getByRole("contentinfo")).toBeAttached();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** A banner that comes or goes above moves what is read neither up nor down, but its number. */
const isAbout = async (page: Page, top: number) => Math.abs((await scrolled(page)) - top) < 100;
/** Says whether the document was loaded anew since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isSame = (page: Page) => page.evaluate(() => "same" in window);

test("[ROUTE-01] a new screen begins at its top and at its heading; back comes back to where one was", async ({
  open,
}) => {
  const page = await open("nobody", paths.landing);
  await isWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => isAbout(page, 900)).toBe(true);
  await mark(page);
  await page.evaluate(() => {
    // any link of the page, wherever it stands: the place on the page is what matters
    document.querySelector<HTMLAnchorElement>('a[href="/shop"]')?.click();
  });
  const arrived = heading(page, "Birthday cards");
  await expect(arrived).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, /./)).toBeVisible();
  await expect.poll(() => isAbout(page, 900)).toBe(true);
  expect(await isSame(page), "the page was not loaded anew").toBe(true);
});

test("[ROUTE-01] what lies over a page does not move it", { tag: onlyPhone }, async ({ open }) => {
  const page = await open("nobody", paths.landing);
  await isWhole(page);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await expect.poll(() => isAbout(page, 400)).toBe(true);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href*="modal=auth"]')?.click(),
  );
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await isAbout(page, 400)).toBe(true);
});

test("[SHELL-14, OPEN-164, ROUTE-12] without WebGL: told once, then still pictures; a card plays at once", {
  tag: onlyPhone,
}, async ({ open, site, context }) => {
  await withoutWebgl(context);
  const page = await open("nobody", "/shop/wedding?cover=vanilla");
  await expect(page).toHaveURL(/\/unsupported\?referrer=/);
  await expect(heading(page, "Your browser can’t show our animated covers")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: say("unsupported.goOn") }).click();
  await expect(page).toHaveURL(`${site.address}/shop/wedding?cover=vanilla`);
  // on a phone the chosen cover lies over it
  await expect(page.locator("h1")).toHaveText("Wedding cards");
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Wedding cards");

  const other = await open("nobody", paths.recipient(site.card.recipient));
  await expect(other.getByRole("button", { name: say("recipient.open") })).toBeVisible();
});
