import assert from "node:assert/strict";
import { type Checkout, openCheckout, openPayments } from "#core/app/index.ts";
import {
  type CreditType,
  type PaidTier,
  type TestOutcome,
  testCards,
} from "#core/domain/payment/index.ts";
import { formatMoney, seconds } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../actor.ts";
import type { Paying } from "../person.ts";

export class AppPaying implements Paying {
  readonly #actor: Actor;
  #open: Checkout | null = null;
  constructor(actor: Actor) {
    this.#actor = actor;
  }
  get #checkout(): Checkout {
    assert.ok(this.#open, `${this.#actor.name} pays for nothing`);
    return this.#open;
  }

  async openTiers(): Promise<void> {
    const { editor } = this.#actor.owning;
    this.#open = openCheckout(this.#actor.app, () => editor.read());
  }
  async chooseTier(product_tier: PaidTier, by: "card" | "credit"): Promise<void> {
    await this.#actor.does(
      this.#checkout.choose({
        payment_type: "product_tier",
        product_tier,
        story_id: this.#actor.cast.card.id,
        ...(by === "credit" ? { use_credit_type: "digital" } : {}),
      }),
    );
  }
  async chooseBundle(bundle_type: CreditType, bundle_quantity: number): Promise<void> {
    this.#open = openCheckout(this.#actor.app);
    await this.#actor.does(
      this.#checkout.choose({ payment_type: "bundle", bundle_type, bundle_quantity }),
    );
  }
  async pay(outcome: TestOutcome): Promise<void> {
    const card = testCards.find((one) => one.outcome === outcome);
    await this.#actor.does(this.#checkout.tryTestCard(card?.number ?? ""));
  }
  async answerBank(isMe: boolean): Promise<void> {
    await this.seesQuestion();
    await this.#actor.does(this.#checkout.answerQuestion(isMe));
  }
  async seesPrice(price: string): Promise<void> {
    assert.equal(this.#checkout.step, "form");
    assert.equal(formatMoney(this.#checkout.payment?.amount_total ?? -1), price);
  }
  async seesRefused(words: string): Promise<void> {
    assert.equal(inEnglish(this.#checkout.error), words);
  }
  async seesPaid(): Promise<void> {
    assert.equal(this.#checkout.step, "done");
    this.#checkout.close();
  }
  async seesLate(): Promise<void> {
    assert.equal(this.#checkout.step, "waiting");
    for (let n = 0; n < 60; n++) await this.#actor.assembly.pass(seconds(1));
    assert.equal(this.#checkout.step, "late");
  }
  async seesQuestion(): Promise<void> {
    assert.equal(this.#checkout.step, "question");
  }
  async seesCredits(kind: CreditType, left: number): Promise<void> {
    const { session } = this.#actor.app;
    await this.#actor.does(session.readProfile());
    assert.equal(session.profile?.[`credits_${kind}_available`], left);
  }
  async seesOrders(sums: readonly string[]): Promise<void> {
    const list = openPayments(this.#actor.app);
    await this.#actor.does(list.open());
    assert.deepEqual(
      list.payments.map(({ amount_total }) => formatMoney(amount_total)),
      sums,
    );
  }
}
