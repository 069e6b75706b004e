import { postalPaths } from "#core/domain/postal/index.ts";
import { say } from "#web/words/index.ts";
import { known } from "./known.ts";
import { plainCard, startSite } from "./site.ts";
import { test as base, opening, silently } from "./sites.ts";
import { bothSizes } from "./sizes.ts";
import { barriers, expect, scrollsSideways } from "./test.ts";

const test = base.extend<{ postal: Awaited<ReturnType<typeof startSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  postal: async ({}, use) => {
    const site = await startSite({ ENABLED_FEATURES: "send_by_post" });
    await use(site);
    await site.stop();
  },
  open: ({ context, postal }, use) => silently(context, () => use(opening(context, postal))),
});

test("[POST-11] a card is addressed, left in the middle, picked up, drawn in this browser and paid for by card", {
  tag: bothSizes,
}, async ({ open, postal }) => {
  test.setTimeout(120_000);
  const ada = await known(postal.address, "Ada");
  const card = await plainCard(ada, ["Hooray"]);
  const look = async (name: string) => {
    expect(await barriers(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    if (process.env.POST_LOOK)
      await page.screenshot({
        path: `${process.env.POST_LOOK}/${name}-${page.viewportSize()?.width}.png`,
      });
  };
  let page = await open(ada, postalPaths.start(card.id));
  await expect(page.getByRole("link", { name: say("postal.begin") })).toBeVisible();
  await look("start");
  await page.getByRole("link", { name: say("postal.begin") }).click();
  await page.getByRole("link", { name: say("postal.newAddress") }).click();
  await expect(page.getByRole("heading", { name: say("postal.newHeading") })).toBeVisible();
  for (const [label, text] of [
    ["postal.firstName", "Grace"],
    ["postal.lastName", "Hopper"],
    ["postal.line1", "12 Harbour Street"],
    ["postal.city", "Bristol"],
    ["postal.postcode", "bs14rn"],
  ] as const)
    await page.getByRole("textbox", { name: say(label), exact: true }).fill(text);
  await look("address");
  await page
    .getByRole("button", { name: say("postal.useThis") })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: say("postal.orderHeading") })).toBeVisible();
  await look("order");
  // the tab is closed, and the order is gone on with in another
  await page.close();
  page = await open(ada, postalPaths.start(card.id));
  await page.getByRole("link", { name: say("postal.goOn") }).click();
  await page
    .getByRole("button", { name: say("postal.toPayment") })
    .first()
    .click();
  await page.getByRole("button", { name: say("postal.byCard") }).click({ timeout: 60_000 });
  await expect(page.getByText("£0.99")).toBeVisible();
  await look("payment");
  await page.getByRole("button", { name: "Pay £5.98" }).click();
  await expect(page.getByRole("heading", { name: say("postal.completeHeading") })).toBeVisible();
  await look("complete");
});
