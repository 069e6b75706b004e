import { cookies } from "./banners.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

test.use({ ownBrowser: true });
// one after the other, for all of them on one server: each worker would start one of its own
test.describe.configure({ mode: "default" });

test("[SHELL-26, OPEN-22] a phone on its side is asked to be turned, until it is or until it is left alone", {
  tag: onlyPhone,
}, async ({ browser, operated }) => {
  const context = await browser.newContext({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${operated.address}/shop`);
  const overlay = page.getByRole("dialog", {
    name: "Fanfold is best enjoyed on mobile in portrait",
  });
  await expect(overlay).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(overlay).toHaveCount(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await context.close();
});

test("[SHELL-09] while the authority does not answer it is said, and tried again", async ({
  browser,
  operated,
}) => {
  // the console says so too, which is as it should be
  const page = await (await browser.newContext()).newPage();
  let isDown = true;
  await page.route("**/api/account", (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: "fault" } }) : route.continue(),
  );
  await page.addInitScript(() => {
    const auth = { accessToken: "old", refreshToken: "old", username: "ada@example.com" };
    if (sessionStorage.getItem("auth-4") === null)
      sessionStorage.setItem("auth-4", JSON.stringify(auth));
  });
  // the loader of a page that waits for it is no reason not to see it
  await page.goto(`${operated.address}/home`);
  const trouble = page.getByText("We can’t reach Fanfold right now. Trying again…");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(trouble).toBeVisible();
  const isSeen = () =>
    trouble.evaluate((words) => {
      const { x, y } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(x + 2, y + 2));
    });
  await expect.poll(isSeen).toBe(true);
  isDown = false;
  await expect(trouble).toHaveCount(0, { timeout: 15_000 });
  await page.context().close();
});

test("[ERR-08] [ERR-15] [MODAL-03] without a network the page stays and says why nothing comes; with it, what was asked for comes", async ({
  browser,
  operated,
}) => {
  // the console says so too, which is as it should be
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(operated.address);
  await expect(cookies(page)).toBeVisible();
  await context.setOffline(true);
  const trouble = page.getByText("We can’t reach Fanfold right now. Trying again…");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(trouble).toBeVisible();
  await expect(heading).toContainText("One card.");
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Sign up or log in" })).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Make a card" }).first().click();
  await expect(trouble).toBeVisible();
  await expect(heading).toContainText("One card.");
  await context.setOffline(false);
  await expect(heading).toHaveText("Birthday cards");
  await context.close();
});

test("[F-62] a part that the browser remembers as failed comes with the page loaded anew, at the address asked for", async ({
  browser,
  operated,
}) => {
  // the console says so too, which is as it should be
  const context = await browser.newContext();
  const page = await context.newPage();
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto(operated.address);
  await expect(cookies(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // a module that failed fails for as long as the page lives
  const forgotten = loads.length + 1;
  await page.route("**/assets/*.js", (route) =>
    loads.length < forgotten ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Make a card" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Birthday cards");
  expect(loads).toEqual(["/", new URL(page.url()).pathname]);
  await context.close();
});

test("[F-62] a part that never comes ends at a page that can be loaded again, not in a round", async ({
  browser,
  operated,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.goto(operated.address);
  await expect(cookies(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  let isGone = true;
  await page.route("**/assets/AuthModal*.js", (route) =>
    isGone ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "This page cannot be displayed" })).toBeVisible();
  expect(loads).toHaveLength(2);
  isGone = false;
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("dialog", { name: "Sign up or log in" })).toBeVisible();
  await context.close();
});
