import { describe, expect, it } from "vitest";
import { creditsOf } from "#core/domain/ledger/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { answered, cardOf, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { readyOrder } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { ProviderAway } from "../ports/index.ts";
import { checkPayments, grantCredits } from "./index.ts";

const good = "4242 4242 4242 4242";
const refusedCard = "4000 0000 0000 0002";

const set = async ({ credits = 0, postage = "second_class" } = {}) => {
  const service = makeService({ settings: { enabledFeatures: ["send_by_post"] } });
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const occasion = { email: olive.account.email, kind: "postal", occasion: "test" } as const;
  if (credits > 0) await grantCredits(service, { ...occasion, quantity: credits }, false);
  const id = await readyOrder(service, olive, card.id, postage);
  const path = { id };
  const pay = (more: object = {}) =>
    olive.api("pay", {
      body: { payment_type: "postal", postal_order_id: id, story_id: card.id, ...more } as never,
    });
  const order = async () => answered(await olive.api("readPostalOrder", { path })).postal_order;
  const tryCard = async (client_secret: string, number: string) =>
    answered(await olive.api("confirmTestPayment", { body: { client_secret, number } })).status;
  const statusOf = async (payment: string) =>
    answered(await olive.api("readPaymentStatus", { path: { id: payment } })).payment_status;
  const change = (body: object) => olive.api("changePostalOrder", { path, body });
  const account = async () => {
    const [found] = await service.store.list("accounts", { email: olive.account.email });
    if (!found) throw new Error("no account");
    const transfers = await service.store.list("transfers", {});
    expect(found).toMatchObject(creditsOf(found.id, transfers));
    return found;
  };
  return { service, olive, card, id, pay, order, tryCard, statusOf, change, account };
};

describe("paying for a printed card", () => {
  it("[API-97][PAY-12][OPEN-153] by card costs its print and postage, and it is paid for once it went through", async () => {
    const { service, olive, card, id, pay, order, tryCard, statusOf } = await set({
      postage: "first_class",
    });
    const { client_secret = "", payment } = answered(await pay());
    expect(payment).toMatchObject({
      payment_type: "postal_order",
      amount_subtotal: 499,
      amount_shipping: 179,
      amount_total: 678,
      currency: "gbp",
    });
    expect((await order()).status).toBe("incomplete");
    expect(await tryCard(client_secret, good)).toBe("succeeded");
    const paymentId = payment?.id ?? "";
    expect(await statusOf(paymentId)).toBe("succeeded");
    expect((await order()).status).toBe("paid");
    const listed = answered(await olive.api("readPayments", { query: {} })).payments;
    expect(listed[0]).toMatchObject({
      postal_order: { id, status: "paid" },
      story: { id: card.id },
    });
    expect(await service.store.find("postal_orders", id)).toMatchObject({ payment_id: paymentId });
    await service.outbox.idle();
    const receipt = service.mailer.to(olive.account.email);
    expect(receipt?.text).toContain("Paid: £6.78, with Visa ending in 4242.");
    expect(receipt?.text).toContain("posting it for you");
  });

  it("[PAY-06][POST-05][OPEN-151] by a postal credit takes one, and no money", async () => {
    const { pay, order, account } = await set({ credits: 1 });
    const { payment } = answered(await pay({ use_credit_type: "postal" }));
    expect(payment).toMatchObject({
      status: "succeeded",
      amount_subtotal: 499,
      amount_shipping: 99,
      amount_discount: 598,
      amount_total: 0,
      used_credit_type: "postal",
      postal_order: { status: "paid" },
    });
    expect((await order()).status).toBe("paid");
    expect(await account()).toMatchObject({
      credits_postal_available: 0,
      credits_postal_used: 1,
    });
  });

  it("[POST-05][OPEN-151] by credit: not for First Class, not by a digital one, not without one", async () => {
    const first = await set({ credits: 1, postage: "first_class" });
    expect(refusalOf(await first.pay({ use_credit_type: "postal" }))).toBe(
      "A postal credit includes Second Class postage. Please choose it, or pay by card.",
    );
    const none = await set();
    expect(refusalOf(await none.pay({ use_credit_type: "digital" }))).toBe(
      "Printed cards are paid for with postal credits.",
    );
    expect(refusalOf(await none.pay({ use_credit_type: "postal" }))).toBe(
      "You have no credits left. Please choose another way to pay.",
    );
    expect((await none.order()).status).toBe("incomplete");
  });

  it("[ERR-32][OPEN-157] a card that is refused leaves it incomplete, and another may be tried", async () => {
    const { pay, order, tryCard, statusOf } = await set();
    const { client_secret = "", payment } = answered(await pay());
    const paymentId = payment?.id ?? "";
    expect(await tryCard(client_secret, refusedCard)).toBe("failed");
    expect([await statusOf(paymentId), (await order()).status]).toEqual(["failed", "incomplete"]);
    expect(await tryCard(client_secret, good)).toBe("succeeded");
    expect([await statusOf(paymentId), (await order()).status]).toEqual(["succeeded", "paid"]);
  });

  it("[ERR-32][OPEN-157] a provider that is away takes nothing, and says so", async () => {
    const { service, pay, order } = await set();
    Object.assign(service.payments, {
      create: async () => {
        throw new ProviderAway(new Error("no answer"));
      },
    });
    expect(refusalOf(await pay())).toBe(
      "Your payment didn’t go through. You have not been charged. Please try again.",
    );
    expect((await order()).status).toBe("incomplete");
    expect(await service.store.list("payments", {})).toEqual([]);
  });

  it("[API-104][POST-04] once it is paid for it stays as it is, and isn’t paid for again", async () => {
    const { pay, change } = await set({ credits: 2 });
    answered(await pay({ use_credit_type: "postal" }));
    const late = await change({ postal_class: "first_class" });
    expect(codeOf(late)).toBe("stale");
    expect(refusalOf(late)).toBe("This order has been paid for, so it can’t be changed any more.");
    expect(codeOf(await pay({ use_credit_type: "postal" }))).toBe("stale");
    expect(codeOf(await pay())).toBe("stale");
  });

  it("[POST-04] nothing is paid for that lacks an address, postage or its print", async () => {
    const { service, olive, card, id, pay, change } = await set();
    answered(await change({ postal_class: null }));
    expect(refusalOf(await pay())).toBe("Please choose the postage");
    answered(await change({ postal_class: "second_class", address_id: null }));
    expect(refusalOf(await pay())).toBe("Please choose an address");
    const { address } = answered(
      await olive.api("createAddress", {
        body: {
          first_name: "A",
          last_name: "B",
          address_line_1: "C",
          city: "D",
          postcode: "BS1 4RN",
        },
      }),
    );
    const bare = answered(
      await olive.api("createPostalOrder", {
        body: { story_id: card.id, address_id: address.id, postal_class: "second_class" },
      }),
    ).postal_order;
    expect(refusalOf(await pay({ postal_order_id: bare.id }))).toBe(
      "The print isn’t ready yet. Please try again.",
    );
    const other = await cardOf(service, olive);
    expect(codeOf(await pay({ postal_order_id: id, story_id: other.id }))).toBe("notFound");
  });

  it("[PAY-18] changed or deleted while it is paid: the money goes back", async () => {
    for (const how of ["dearer", "addressless", "deleted", "cheaper"] as const) {
      const { service, olive, card, pay, order, tryCard, statusOf, change } = await set({
        postage: how === "cheaper" ? "first_class" : "second_class",
      });
      const { client_secret = "", payment } = answered(await pay());
      if (how === "dearer") answered(await change({ postal_class: "first_class" }));
      if (how === "cheaper") answered(await change({ postal_class: "second_class" }));
      if (how === "addressless") answered(await change({ address_id: null }));
      if (how === "deleted") answered(await olive.api("deleteStory", { path: { id: card.id } }));
      await tryCard(client_secret, good);
      const gives = how === "cheaper";
      expect(await statusOf(payment?.id ?? "")).toBe(gives ? "succeeded" : "canceled");
      service.clock.step(minutes(1));
      await checkPayments(service);
      const [taken] = await service.store.list("test_payments", {});
      expect(taken?.amount_refunded, how).toBe(gives ? 80 : taken?.amount);
      if (how === "deleted") expect(await service.store.list("postal_orders", {})).toEqual([]);
      else expect((await order()).status).toBe(gives ? "paid" : "incomplete");
    }
  });

  it("[PAY-20] two at once take one credit, and one payment", async () => {
    const { pay, account } = await set({ credits: 3 });
    const outcomes = await Promise.all([1, 2, 3].map(() => pay({ use_credit_type: "postal" })));
    expect(outcomes.map(codeOf).sort()).toEqual(["ok", "stale", "stale"]);
    expect((await account()).credits_postal_available).toBe(2);
  });
});
