import { paths } from "#core/domain/navigation/index.ts";
import { paymentWords } from "#core/domain/payment/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { say } from "#web/words/index.ts";
import { tillOf } from "../cast/page/till.ts";
import { buy } from "./bought.ts";
import { asPrinted, handedOver, keepPrints } from "./handedOver.ts";
import { look } from "./look.ts";
import { plainCard } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

test("[POST-11] [POST-05] [POST-09] a card is addressed, left in the middle, picked up, drawn in this browser and paid for by card; a second one with a credit", {
  tag: onlyPhone,
}, async ({ open, context, newcomer }) => {
  await keepPrints(context);
  const card = await plainCard(newcomer, ["Hooray"]);
  let page = await open(newcomer, paths.send(card.id));
  await page.getByRole("radio", { name: say("send.post") }).click();
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
  // nobody is asked where no directory is set up, and nothing stands open that isn't there
  await page.getByRole("combobox", { name: say("postal.find") }).fill("12 Harbour");
  await look(page, "post-address-typed");
  await tillOf(page).press(say("postal.useThis"));
  await expect(page.getByRole("heading", { name: say("postal.orderHeading") })).toBeVisible();
  // the tab is closed, and the order is gone on with in another
  await page.close();
  page = await open(newcomer, postalPaths.start(card.id));
  const till = tillOf(page);
  await page.getByRole("link", { name: say("postal.goOn") }).click();
  await till.press(say("postal.toPayment"));
  await page.getByRole("button", { name: say("postal.byCard") }).click({ timeout: 60_000 });
  const print = await asPrinted(await handedOver(page));
  const side = { media: [0, 0, 317, 230], bleed: [7, 7, 303, 216], trim: [10, 10, 297, 210] };
  expect(print.boxes).toEqual([side, side]);
  expect(print.coarsest).toBeGreaterThanOrEqual(299);
  const { tokens } = (await newcomer.ask("readStory", { path: { id: card.id } })).story;
  expect(print.codes).toEqual([`${newcomer.address}${paths.watch(tokens.watch ?? "")}`]);
  await till.asksFor("£5.98");
  await expect(page.getByText("£0.99")).toBeVisible();
  await look(page, "post-pay");
  await till.pay("refused");
  await till.refuses(inEnglish(paymentWords.failed));
  await till.pay("succeeds");
  const done = page.getByRole("heading", { name: say("postal.completeHeading") });
  await expect(done).toBeVisible();
  await expect(page.getByText(say("checkout.isTest"))).toBeVisible();
  // back leads to what was bought, not to where it is paid
  await page.goBack();
  await expect(page.getByRole("heading", { name: say("postal.summaryHeading") })).toBeVisible();
  const bundle = { payment_type: "bundle", bundle_type: "postal", bundle_quantity: 5 } as const;
  await buy(newcomer, bundle);
  await page.getByRole("link", { name: say("postal.allOrders") }).click();
  await page.getByRole("link", { name: say("postal.another") }).click();
  await page.getByRole("button", { name: /Grace Hopper/ }).click();
  await till.press(say("postal.toPayment"));
  await page
    .getByRole("button", { name: say("postal.byCredit", { n: 5 }) })
    .click({ timeout: 60_000 });
  await expect(done).toBeVisible();
  const { postal_orders } = await newcomer.ask("readPostalOrders", {
    query: { story_id: card.id },
  });
  expect(postal_orders.map(({ status }) => status)).toEqual(["paid", "paid"]);
  const { payments } = await newcomer.ask("readPayments", { query: {} });
  expect(payments.map(({ amount_total }) => amount_total).toSorted((a, b) => a - b)).toEqual([
    0,
    598,
    expect.any(Number),
  ]);
});
