import type { Locator } from "@playwright/test";
import { banner, cookies, inAnHour } from "./banners.ts";
import { bothSizes, onlyPhone } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

test.use({ ownBrowser: true });
// one after the other, for all of them on one server: each worker would start one of its own
test.describe.configure({ mode: "default" });

/** How far one box reaches over another, in CSS pixels down the page. */
const covers = async (above: Locator, below: Locator): Promise<number> => {
  const [a, b] = [await above.boundingBox(), await below.boundingBox()];
  if (a === null || b === null) throw new Error("one of them is not on the page");
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
};

test("[SHELL-17, SHELL-18] the cookie banner comes, is worked by keys, and stays away once it was accepted", {
  tag: onlyPhone,
}, async ({ page, operated }) => {
  await page.goto(`${operated.address}/shop`);
  await expect(cookies(page)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const gotIt = cookies(page).getByRole("button", { name: "Got it" });
  // it is the last thing on the page: from its end backwards
  await page.keyboard.press("Shift+Tab");
  await expect(gotIt).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cookies(page)).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(cookies(page)).toHaveCount(0);
});

test("[SHELL-19] Learn more leads to the privacy page", async ({ page, operated }) => {
  await page.goto(`${operated.address}/shop`);
  await cookies(page)
    .getByRole("link", { name: /Learn more/ })
    .click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test("[SHELL-15, SHELL-16] bundle pricing is told above the landing page, leads to the bundles, and is gone when dismissed", async ({
  page,
  operated,
}) => {
  await page.goto(operated.address);
  const bundles = banner(page, "Introducing Bundle Pricing");
  await expect(bundles).toContainText("Save time at checkout with bundles");
  await bundles.getByRole("link", { name: "Learn more" }).click();
  await expect(page).toHaveURL(/\/\?bundles=true&type=digital&quantity=5#pricing$/);
  await bundles.getByRole("button", { name: "Dismiss" }).click();
  await expect(bundles).toHaveCount(0);
});

test("[SHELL-20, SHELL-21] the mailing's banner is shown once it was not seen, also after a reload", async ({
  page,
  operated,
}) => {
  const link = `${operated.address}/shop?utm_source=Email&utm_campaign=BRANDED25`;
  await page.goto(link);
  const credit = banner(page, "Free card credit");
  await expect(credit).toContainText("You have a free card credit. Sign in to use it.");
  await expect(credit.getByRole("link", { name: "Sign in" })).toBeVisible();
  await credit.getByRole("button", { name: "Dismiss" }).click();
  await page.goto(link);
  await expect(cookies(page)).toBeVisible();
  await expect(credit).toHaveCount(0);
});

test("[SHELL-22, SHELL-13] an operator announces maintenance; hours, mins and secs are counted down", {
  tag: onlyPhone,
}, async ({ page, operated }) => {
  expect(await operated.platform("--maintenance-on", inAnHour())).toContain("maintenance  20");
  await page.goto(`${operated.address}/shop`);
  const words = banner(page, "Maintenance").getByRole("timer");
  await expect(words).toHaveText(
    /^Maintenance starts in 0 hours 59 mins \d+ secs\. Press Save first so that you don’t lose your changes\.$/,
  );
  const first = await words.textContent();
  await expect(words).not.toHaveText(first ?? "");
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test("[SHELL-23] at the end of the countdown the page is loaded anew, once", async ({
  page,
  operated,
}) => {
  await page.clock.install();
  await operated.change({ maintenance_on: inAnHour() });
  await page.goto(`${operated.address}/shop`);
  await expect(banner(page, "Maintenance")).toBeVisible();
  const again = page.waitForEvent("load");
  await page.clock.fastForward(3_601_000);
  await again;
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner(page, "Maintenance")).toHaveCount(0);
});

test("[SHELL-24, OPEN-20] a patch is offered, and put off for good", async ({ page, operated }) => {
  await operated.change({ web_version: "5.49.3" });
  await page.goto(`${operated.address}/shop`);
  const update = banner(page, "New version");
  await expect(update).toContainText("A new version is available.");
  await update.getByRole("button", { name: "Dismiss" }).click();
  await expect(update).toHaveCount(0);
});

test("[F-25, SHELL-24] a patch that was taken is not offered again", async ({ page, operated }) => {
  await operated.change({ web_version: "5.49.4" });
  await page.goto(`${operated.address}/shop`);
  const update = banner(page, "New version");
  const again = page.waitForEvent("load");
  const told = page.waitForResponse(/\/api\/platform$/);
  await update.getByRole("button", { name: "Update now" }).click();
  await again;
  await (await told).finished();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(update).toHaveCount(0);
});

test("[SHELL-25] a version that must be reloads the page after a minute, and not for ever", async ({
  page,
  operated,
}) => {
  await page.clock.install();
  await operated.change({ web_version: "6.0.0" });
  await page.goto(`${operated.address}/shop`);
  const update = banner(page, "New version");
  await expect(update.getByRole("timer")).toHaveText(
    /^A new version is available\. This page reloads in \d+ seconds\.$/,
  );
  await expect(update.getByRole("button")).toHaveCount(0);
  const again = page.waitForEvent("load");
  await page.clock.fastForward(61_000);
  await again;
  await expect(update.getByRole("button", { name: "Update now" })).toBeVisible();
});

test("[SHELL-17] whatever lies at the foot, the form's button can be brought above it", {
  tag: bothSizes,
}, async ({ page, operated }) => {
  await operated.change({ maintenance_on: inAnHour(), web_version: "5.49.3" });
  await page.goto(`${operated.address}/login?utm_source=email&utm_campaign=branded25`);
  for (const name of ["Maintenance", "New version", "Free card credit", "Cookies"])
    await expect(banner(page, name)).toBeVisible();
  const field = page.getByRole("textbox", { name: /e-?mail/i }).first();
  await field.fill("ada@example.com");
  const form = page.locator("form").filter({ has: field });
  const button = form.getByRole("button").last();
  await button.focus();
  await button.scrollIntoViewIfNeeded();
  for (const name of ["Maintenance", "New version", "Free card credit", "Cookies"])
    expect(await covers(banner(page, name), button), name).toBe(0);
  await button.click({ trial: true, timeout: 5000 });
  expect(await barriers(page)).toEqual([]);
});

test("[SHELL-22] [SHELL-25] what must be read lies above an open modal, covers none of it and moves nothing in it; what can wait lies below", {
  tag: bothSizes,
}, async ({ page, operated }) => {
  await page.clock.install();
  await page.goto(`${operated.address}/?modal=terms`);
  const terms = page.getByRole("dialog");
  const place = terms.getByRole("heading").nth(4);
  await place.scrollIntoViewIfNeeded();
  const boxOf = async () => {
    const box = await place.boundingBox();
    return box && { x: Math.round(box.x), y: Math.round(box.y) };
  };
  const before = await boxOf();
  await operated.change({ maintenance_on: inAnHour(), web_version: "6.0.0" });
  await page.clock.fastForward(31_000);
  for (const name of ["New version", "Maintenance"]) {
    const words = banner(page, name).getByRole("timer");
    await expect(words, "a reader meets it").toBeVisible();
    const isOnTop = () =>
      words.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop, name).toBe(true);
    expect(await covers(banner(page, name), terms), name).toBe(0);
  }
  expect(await boxOf()).toEqual(before);
  const isUnder = await page.evaluate(() => document.querySelector("#app")?.hasAttribute("inert"));
  expect(isUnder, "cookies wait").toBe(true);
  expect(await barriers(page)).toEqual([]);
  await banner(page, "Maintenance").click();
  await expect(terms, "a press on a slip closes nothing").toBeVisible();
  await terms.getByRole("button", { name: "Close" }).click();
  await expect(terms).toHaveCount(0);
  await expect(cookies(page)).toBeVisible();
  for (const name of ["New version", "Maintenance"])
    expect(await covers(banner(page, name), cookies(page)), name).toBe(0);
});
