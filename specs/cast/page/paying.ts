import { paths, withModal } from "#core/domain/navigation/index.ts";
import type { CreditType, PaidTier, TestOutcome } from "#core/domain/payment/index.ts";
import type { Paying } from "../person.ts";
import type { AtPage } from "./at.ts";
import { expect, say } from "./see.ts";
import { tillOf } from "./till.ts";

export class PagePaying implements Paying {
  readonly #at: AtPage;
  constructor(at: AtPage) {
    this.#at = at;
  }
  get #page() {
    return this.#at.pages.page;
  }
  get #dialog() {
    return this.#page.getByRole("dialog");
  }
  get #till() {
    return tillOf(this.#page);
  }

  async openTiers(): Promise<void> {
    await this.#at.pages.travel(withModal(paths.edit(this.#at.cast.card.id), "upgrade"));
    await expect(this.#dialog.getByRole("heading", { name: say("upgrade.title") })).toBeVisible();
  }
  async chooseTier(tier: PaidTier, by: "card" | "credit"): Promise<void> {
    if (by === "card") await this.#till.choose(tier);
    else await this.#dialog.getByRole("button", { name: /^Use (your|1 of your)/ }).click();
  }
  async chooseBundle(kind: CreditType, quantity: number): Promise<void> {
    await this.#at.pages.travel(withModal(paths.credits, "bundle"));
    await this.#dialog.getByRole("radio", { name: say(`modals.${kind}`) }).check();
    await this.#dialog
      .getByRole("radio", { name: new RegExp(`^${say("modals.bundleCards", { n: quantity })}`) })
      .check();
    await this.#till.press(say("checkout.buy", { n: quantity }));
  }
  async pay(outcome: TestOutcome): Promise<void> {
    await this.#till.pay(outcome);
  }
  async answerBank(isMe: boolean): Promise<void> {
    await this.#till.isAsked();
    await this.#till.answer(isMe);
  }
  async seesPrice(price: string): Promise<void> {
    await this.#till.asksFor(price);
  }
  async seesRefused(words: string): Promise<void> {
    await this.#till.refuses(words);
  }
  async seesPaid(): Promise<void> {
    await this.#till.isPaid();
    await this.#till.press(/^(Continue|Send your card|Done)$/);
    await expect(this.#dialog).toHaveCount(0);
  }
  async seesLate(): Promise<void> {
    const late = this.#dialog.getByRole("heading", { name: say("checkout.late") });
    await expect(late).toBeFocused({ timeout: 90_000 });
  }
  async seesQuestion(): Promise<void> {
    await this.#till.isAsked();
  }
  async seesCredits(kind: CreditType, left: number): Promise<void> {
    await this.#at.pages.travel(paths.credits);
    const one = this.#page.getByRole("listitem").filter({ hasText: say(`payments.${kind}`) });
    await expect(one).toContainText(say("payments.left", { n: left }));
  }
  async seesOrders(sums: readonly string[]): Promise<void> {
    await this.#at.pages.travel(paths.payments);
    const orders = this.#page.getByRole("main").locator('a[href*="/account/payments/"]');
    await expect(orders).toHaveCount(sums.length);
    for (const [at, sum] of sums.entries()) await expect(orders.nth(at)).toContainText(sum);
  }
}
