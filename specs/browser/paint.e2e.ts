import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { expect, test } from "./test.ts";

test.use({ ownBrowser: true });

/** Writes down in the page, in order, what is painted first and what draws or works beside it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = Object.assign(window, { seen: [] }).seen;
    new PerformanceObserver(() => seen.push("painted")).observe({
      type: "element",
      buffered: true,
    });
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: []
    ) {
      if (/webgl/.test(kind)) seen.push("drawn");
      return real.call(this, kind as "2d", ...more);
    } as typeof real;
    window.Worker = class extends Worker {
      constructor(at: string | URL, options?: WorkerOptions) {
        super(at, options);
        seen.push("drawn");
      }
    };
  });
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);

test("[OPEN-133] the first picture is painted before anything draws, from the page itself; then it comes alive", async ({
  page,
  site,
}) => {
  await watch(page);
  // whoever wants no motion keeps the picture
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of [paths.landing, paths.recipient(site.card.recipient)]) {
    const answer = await page.goto(new URL(path, site.address).href);
    const html = (await answer?.text()) ?? "";
    expect(html.includes("elementtiming"), path).toBe(true);
    await expect(page.locator("#still")).toHaveCount(0);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect.poll(() => seen(page), path).toContain("drawn");
    expect((await seen(page))[0], path).toBe("painted");
  }
});

test("[RECIP-01] whoever presses before the app is there opens the card all the same", async ({
  page,
  site,
}) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL(paths.recipient(site.card.recipient), site.address).href, {
    waitUntil: "commit",
  });
  const open = page.locator("#still").getByRole("button", { name: say("recipient.open") });
  await open.click();
  await expect(open).toHaveAttribute("aria-busy", "true");
  go();
  await expect(page.getByRole("button", { name: say("player.next") })).toBeVisible();
});

test("[SHELL-17] what comes at the foot of a phone’s window leaves the way on free", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL(paths.landing, site.address).href);
  const notice = page.getByRole("region", { name: "Cookies" });
  await expect(notice).toBeVisible();
  const way = page.locator('main a[href="/shop"]').first();
  const [above, below] = [await way.boundingBox(), await notice.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((below?.y ?? 0) - 8);
});

test("[SHELL-17] what comes at the foot of a phone’s window moves nothing that is about to be pressed", async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addInitScript(
    (auth) => {
      if (location.protocol === "http:") sessionStorage.setItem("auth-4", auth);
    },
    JSON.stringify(await site.owner.signedIn()),
  );
  await page.goto(new URL(paths.send(site.card.id, "email"), site.address).href);
  const send = page.getByRole("button", { name: say("send.send") }).filter({ visible: true });
  await expect(send).toHaveCount(1);
  const before = await send.boundingBox();
  const notice = page.getByRole("region", { name: "Cookies" });
  await expect(notice).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
  // it comes from below, a little further than where it stays
  const foot = async () => {
    const below = await notice.boundingBox();
    return (below?.y ?? 0) + (below?.height ?? 0);
  };
  await expect.poll(foot).toBeLessThanOrEqual(before?.y ?? 0);
  expect(await send.boundingBox()).toEqual(before);
});
