import { describe, expect, it } from "vitest";
import { iso, type StoryId } from "#core/kernel/index.ts";
import { answered, cardOf, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { checkPayments, compareDay, findPayment, grantCredits, refundPayment } from "./index.ts";

/** Olive has bought a plan for her card, and five credits. */
const setUp = async () => {
  const service = makeService({ settings: { tiers: "on" } });
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const buy = async (body: object) => {
    const { client_secret, payment } = answered(await olive.api("pay", { body } as never));
    if (client_secret !== undefined)
      await olive.api("confirmTestPayment", {
        body: { client_secret, number: "4242424242424242" },
      });
    const id = payment?.id ?? "";
    answered(await olive.api("readPaymentStatus", { path: { id } }));
    return id;
  };
  const tier = (product_tier: string, more: object = {}) =>
    buy({ payment_type: "product_tier", product_tier, story_id: card.id, ...more });
  const bundle = () => buy({ payment_type: "bundle", bundle_type: "digital", bundle_quantity: 5 });
  const refund = async (id: string, amount: number | null = null, dry = false) => {
    const payment = await findPayment(service, id);
    if (!payment) throw new Error("no payment");
    const told = await refundPayment(service, payment, { amount, dry });
    return told.ok ? told.lines.join(" ") : told.why;
  };
  const credits = async () =>
    (await service.store.find("accounts", olive.account.id))?.credits_digital_available;
  const today = () => compareDay(service, iso(service.clock.now()).slice(0, 10));
  return { service, olive, card, tier, bundle, refund, credits, today };
};

describe("an operator", () => {
  it("[PAY-08] gives money back in parts, never more than was paid, and the books agree with the provider", async () => {
    const { service, card, tier, refund, today } = await setUp();
    const id = await tier("starter");
    expect(await refund(id, 500)).toBe("£4.99 of it can be given back.");
    expect(await refund(id, 200, true)).toContain("£2 goes back");
    expect((await service.store.find("payments", id))?.refund_due).toBe(0);
    expect(await refund(id, 200)).toContain("The card keeps its plan");
    expect(await refund(id, 100)).toContain("on its way");
    await checkPayments(service);
    expect(await today()).toEqual({ payments: 1, ours: 299, theirs: 299, differ: [] });
    const reference = id.split("-").at(-1) ?? "";
    expect(await refund(reference)).toContain("£2.99 goes back");
    await checkPayments(service);
    await checkPayments(service);
    expect(await refund(id)).toBe("All of it has been given back.");
    expect(await today()).toEqual({ payments: 1, ours: 0, theirs: 0, differ: [] });
    expect((await service.store.find("stories", card.id as StoryId))?.product_tier).toBe("starter");
  });

  it("[PAY-15] takes a bundle’s credits back with all of its money, and leaves them with a part of it", async () => {
    const { service, bundle, refund, credits } = await setUp();
    const first = await bundle();
    expect(await refund(first, 1000)).toContain("Its credits stay");
    await checkPayments(service);
    expect(await refund(first)).toContain("5 digital credits are taken back.");
    await checkPayments(service);
    expect(await credits()).toBe(0);
    await bundle();
    const second = await bundle();
    expect(await refund(second)).toContain("5 digital credits are taken back.");
    await checkPayments(service);
    expect(await credits()).toBe(5);
  });

  it("[PAY-16] gives a spent credit back once", async () => {
    const { tier, bundle, refund, credits } = await setUp();
    await bundle();
    const id = await tier("unlimited", { use_credit_type: "digital" });
    expect(await credits()).toBe(4);
    expect(await refund(id, 100)).toContain("goes back whole");
    expect(await refund(id)).toContain("1 digital credit goes back");
    expect(await credits()).toBe(5);
    expect(await refund(id)).toBe("Its credit was given back before.");
    expect(await credits()).toBe(5);
  });

  it("[PAY-15] refuses to give back a whole bundle of which a credit is spent", async () => {
    const { service, tier, bundle, refund, credits } = await setUp();
    const id = await bundle();
    await tier("unlimited", { use_credit_type: "digital" });
    expect(await refund(id)).toBe(
      "Only 4 of its 5 credits are left. Give back a part of the money instead.",
    );
    expect([await credits(), (await service.store.find("payments", id))?.refund_due]).toEqual([
      4, 0,
    ]);
  });

  it("[PAY-15] grants credits once for each occasion", async () => {
    const { service, credits } = await setUp();
    const gift = {
      email: "Olive@people.test",
      kind: "digital",
      quantity: 3,
      occasion: "x",
    } as const;
    expect((await grantCredits(service, gift, true)).ok).toBe(true);
    expect(await credits()).toBe(0);
    expect((await grantCredits(service, gift, false)).ok).toBe(true);
    expect((await grantCredits(service, gift, false)).ok).toBe(false);
    expect(await credits()).toBe(3);
    expect((await grantCredits(service, { ...gift, email: "no@one.test" }, false)).ok).toBe(false);
  });

  it("[PAY-08] is told of a payment on which the provider differs", async () => {
    const { service, tier, today } = await setUp();
    const id = await tier("starter");
    const [row] = await service.store.list("test_payments", {});
    if (row) await service.payments.refund(row.id, 100, "at the provider’s own desk");
    expect(await today()).toMatchObject({ ours: 499, theirs: 399, differ: [{ id }] });
  });
});
