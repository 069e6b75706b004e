import { readFile } from "node:fs/promises";
import { paths, paywallPath, withModal } from "#core/domain/navigation/index.ts";
import { paymentWords } from "#core/domain/payment/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { openPaper } from "#specs/support/paper.ts";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { tillOf } from "../cast/page/till.ts";
import { buy } from "./bought.ts";
import type { Known } from "./known.ts";
import { look } from "./look.ts";
import { plainCard } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

const failed = inEnglish(paymentWords.failed);

/** What somebody has paid, the newest last, in pence. */
const paidBy = async (who: Known): Promise<readonly number[]> => {
  const { payments } = await who.ask("readPayments", { query: {} });
  return payments.map(({ amount_total }) => amount_total).reverse();
};
const creditsOf = async (who: Known): Promise<number> =>
  (await who.ask("readAccount", {})).account.credits_digital_available ?? 0;

test("[PAY-02] [PAY-05] [OPEN-157] a full card is paid for once, after three refusals and a closed tab, and back leads to no till", {
  tag: onlyPhone,
}, async ({ open, site, newcomer }) => {
  const card = await plainCard(newcomer, ["One", "Two", "Three", "Four", "Five"]);
  let page = await open(newcomer, paths.edit(card.id));
  let till = tillOf(page);
  await till.press(say("editor.add"));
  await till.choose("starter");
  await till.asksFor("£4.99");
  await look(page, "pay");
  for (const outcome of ["refused", "expired"] as const) {
    await till.pay(outcome);
    await till.refuses(failed);
  }
  await look(page, "pay-refused");
  await till.pay("confirms");
  await till.isAsked();
  await look(page, "pay-question");
  await till.answer(false);
  await till.refuses(failed);
  await till.pay("confirms");
  await till.isAsked();
  expect(await paidBy(newcomer)).toEqual([]);
  // the tab is closed while the bank waits, and the same is bought in another
  await page.close();
  page = await open(newcomer, paths.edit(card.id));
  till = tillOf(page);
  await till.press(say("editor.add"));
  await till.choose("starter");
  await till.pay("succeeds");
  await till.isPaid();
  await look(page, "pay-done");
  // whoever leaves by the browser's own way has paid as well, and is at no till when they come again
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(say("upgrade.current"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Pay / })).toHaveCount(0);
  await till.press(say("upgrade.back"));
  await expect(dialog).toHaveCount(0);
  await till.press(say("editor.add"));
  await expect(page).toHaveURL(/modal=contribution-builder/);
  expect(await paidBy(newcomer)).toEqual([499]);
  const letters = await lettersTo(site.address, newcomer.email);
  expect(letters.filter(({ subject }) => /receipt/i.test(subject))).toHaveLength(1);
});

test("[PAY-17] [OPEN-150] [PAY-21] credits are bought together, one frees a card that is being sent, and the receipt is kept as a file and mailed once more", {
  tag: onlyPhone,
}, async ({ open, newcomer }) => {
  const card = await plainCard(newcomer, ["One"]);
  let page = await open(newcomer, "/?bundles=true&type=digital&quantity=5&purchase=true#pricing");
  let till = tillOf(page);
  await till.press(say("checkout.buy", { n: 5 }));
  await till.asksFor("£44.95");
  await look(page, "pay-bundle");
  await till.pay("succeeds");
  await till.isPaid();
  await expect(page.getByText(say("checkout.doneBundle", { n: 5 }))).toBeVisible();
  await look(page, "pay-bundle-done");
  await till.press(say("checkout.close"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.close();
  page = await open(
    newcomer,
    paywallPath(card.id, { returnTo: paths.send(card.id, "link"), unlockDigitalSend: true }),
  );
  till = tillOf(page);
  await till.press(say("checkout.credit", { n: 5 }));
  await till.isPaid();
  await look(page, "pay-credit-done");
  await till.press(say("checkout.sendNow"));
  await expect(page).toHaveURL(new RegExp(`${paths.send(card.id)}$`));
  expect(await creditsOf(newcomer)).toBe(4);
  expect(await paidBy(newcomer)).toEqual([4495, 0]);
  const [, bought] = (await newcomer.ask("readPayments", { query: {} })).payments;
  await page.close();
  page = await open(newcomer, paths.payment(bought?.id ?? ""));
  await expect(page.getByText(say("checkout.isTest"))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    tillOf(page).press(say("payments.download")),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Receipt [^/]+\.pdf$/);
  const receipt = await openPaper(await readFile(await file.path()));
  const { items } = await (await receipt.getPage(1)).getTextContent();
  expect(items.map((item) => ("str" in item ? item.str : "")).filter(Boolean)).toEqual(
    expect.arrayContaining(["Fanfold receipt", "Total", "£44.95", say("payments.test")]),
  );
  await page.getByRole("textbox", { name: say("payments.email") }).fill("books@example.com");
  await tillOf(page).press(say("payments.send"));
  await expect(page.getByText(say("payments.sent", { email: "books@example.com" }))).toBeVisible();
});

test("[PAY-18] [PAY-16] [R5] what two tabs pay at once is paid once, by card and by credit", {
  tag: onlyPhone,
}, async ({ open, context, newcomer }) => {
  const card = await plainCard(newcomer, ["One"]);
  const upgrade = withModal(paths.edit(card.id), "upgrade");
  const pages = [await open(newcomer, upgrade), await open(newcomer, upgrade)];
  const tills = pages.map(tillOf);
  const both = (act: (till: ReturnType<typeof tillOf>) => Promise<void>) =>
    Promise.all(tills.map(act));
  await both((till) => till.choose("starter"));
  await both((till) => till.asksFor("£4.99"));
  await both((till) => till.pay("succeeds"));
  await both((till) => till.isPaid());
  expect(await paidBy(newcomer)).toEqual([499]);
  await buy(newcomer, { payment_type: "bundle", bundle_type: "digital", bundle_quantity: 5 });
  await Promise.all(pages.map((page) => page.goto(page.url())));
  // neither is answered before both have asked
  let asked = 0;
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>();
  await context.route(/\/api\/payments$/, async (route) => {
    if (++asked === 2) resolve();
    await bothAsked;
    await route.continue();
  });
  await both((till) => till.press(say("checkout.credit", { n: 5 })));
  for (const page of pages)
    await expect(
      page
        .getByRole("heading", { name: say("checkout.done") })
        .or(page.getByText(inEnglish(paymentWords.alreadyThere))),
    ).toBeVisible();
  expect(await creditsOf(newcomer)).toBe(4);
  expect(await paidBy(newcomer)).toEqual([499, 4495, 0]);
});
