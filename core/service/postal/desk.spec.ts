import { describe, expect, it } from "vitest";
import { creditsOf } from "#core/domain/ledger/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { answered, cardOf, person } from "#specs/fixtures/messages.ts";
import { readyOrder } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { checkPayments, grantCredits, type Operated } from "../payment/index.ts";
import { cancelOrder, findOrder, printOf, takeStep, waitingOrders } from "./index.ts";

/** Olive has had a card printed: by credit, or by card. */
const set = async (by: "credit" | "card" = "credit") => {
  const service = makeService({ settings: { enabledFeatures: ["send_by_post"] } });
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const gift = { email: olive.account.email, kind: "postal", occasion: "test" } as const;
  await grantCredits(service, { ...gift, quantity: 1 }, false);
  const order = async (postage = "second_class") => {
    const id = await readyOrder(service, olive, card.id, postage);
    const body = { payment_type: "postal_order", postal_order_id: id, story_id: card.id } as const;
    const { client_secret = "", payment } = answered(
      await olive.api("pay", {
        body: by === "credit" ? { ...body, use_credit_type: "postal" as const } : body,
      }),
    );
    if (by === "card") {
      const number = "4242424242424242";
      await olive.api("confirmTestPayment", { body: { client_secret, number } });
      answered(await olive.api("readPaymentStatus", { path: { id: payment?.id ?? "" } }));
    }
    return { id, payment: payment?.id ?? "" };
  };
  const one = async (id: string) => {
    const found = await findOrder(service, id);
    if (!found) throw new Error("no order");
    return found;
  };
  const step = async (id: string, to: "printing" | "posted", dry = false) =>
    said(await takeStep(service, await one(id), to, dry));
  const cancel = async (id: string, dry = false) =>
    said(await cancelOrder(service, await one(id), dry));
  const mail = async () => {
    await service.outbox.idle();
    return service.mailer.to(olive.account.email);
  };
  return { service, olive, card, order, one, step, cancel, mail };
};
const said = (told: Operated): string => (told.ok ? told.lines.join(" ") : told.why);

describe("the operator’s desk", () => {
  it("[OPEN-160] prints and posts what was paid for, and who ordered it is told", async () => {
    const { service, order, one, step, mail, olive } = await set();
    const { id, payment } = await order();
    expect((await findOrder(service, payment.split("-").at(-1) ?? ""))?.id).toBe(id);
    expect((await printOf(service, await one(id)))?.byteLength).toBeGreaterThan(5);
    expect((await waitingOrders(service)).map((each) => each.order.id)).toEqual([id]);
    expect(await step(id, "posted", true)).toContain("is posted");
    expect((await one(id)).status).toBe("paid");
    expect(await step(id, "printing")).toBe(
      `${id} is printing. ${olive.account.email} gets an email.`,
    );
    const making = await mail();
    expect(making?.subject).toMatch(/^We’re printing /);
    expect(making?.text).toContain("We’ll post it to Grace Hopper next");
    expect(await step(id, "printing")).toBe("It can’t be marked as printing: it’s printing.");
    expect(await step(id, "posted")).toContain(`${olive.account.email} gets an email.`);
    const path = { id };
    expect(answered(await olive.api("readPostalOrder", { path })).postal_order.status).toBe(
      "posted",
    );
    expect(await waitingOrders(service)).toEqual([]);
    const letter = await mail();
    expect(letter?.subject).toMatch(/^We’ve posted /);
    expect(letter?.text).toContain("on its way to Grace Hopper");
    expect(await step(id, "posted")).toBe("It can’t be marked as posted: it’s posted.");
  });

  it("[OPEN-160] has the most urgent first", async () => {
    const { service, order } = await set("card");
    const slow = await order("second_class");
    const fast = await order("first_class");
    const all = await waitingOrders(service);
    expect(all.map((each) => each.order.id)).toEqual([slow.id, fast.id]);
    // both are handed to the post on the first working day after the order
    expect(new Set(all.map(({ postOn }) => postOn)).size).toBe(1);
    const { version } = (await findOrder(service, slow.id)) ?? {};
    const later = { delivery_by: "2030-01-01" };
    await service.store.commit(
      [{ kind: "change", table: "postal_orders", id: slow.id, version: version ?? 0, set: later }],
      [],
    );
    expect((await waitingOrders(service)).map((each) => each.order.id)).toEqual([fast.id, slow.id]);
  });

  it("[POST-05] cancelled, the credit goes back, once", async () => {
    const { service, olive, order, one, cancel, mail } = await set();
    const { id } = await order();
    expect(await cancel(id, true)).toContain("cancelled");
    expect((await one(id)).status).toBe("paid");
    expect(await cancel(id)).toContain("1 postal credit goes back");
    expect(await cancel(id)).toBe("It can’t be cancelled: it’s cancelled.");
    const transfers = await service.store.list("transfers", {});
    expect(creditsOf(olive.account.id, transfers)).toMatchObject({
      credits_postal_available: 1,
      credits_postal_used: 0,
    });
    const letter = await mail();
    expect(letter?.subject).toMatch(/^We can’t post /);
    expect(letter?.text).toContain("Your postal credit is back in your account.");
  });

  it("[PAY-18] cancelled, the money goes back, once", async () => {
    const { service, order, cancel, step, mail } = await set("card");
    const { id } = await order("first_class");
    await step(id, "printing");
    expect(await cancel(id)).toContain("£6.78 goes back");
    expect((await mail())?.text).toContain("We’re giving you £6.78 back.");
    service.clock.step(minutes(1));
    await checkPayments(service);
    const [taken] = await service.store.list("test_payments", {});
    expect(taken?.amount_refunded).toBe(678);
    expect(await step(id, "posted")).toBe("It can’t be marked as posted: it’s cancelled.");
  });

  it("[ACCT-05] what was paid for is posted though its account is gone; then nothing of it is kept", async () => {
    const { service, olive, order, one, step } = await set();
    const { id } = await order();
    answered(await olive.api("deleteAccount", {}));
    const { print_key, address } = await one(id);
    expect(address?.city).toBe("Bristol");
    expect(await step(id, "posted")).toContain("nothing of it is kept");
    expect(await service.store.list("postal_orders", {})).toEqual([]);
    expect(await service.objects.info(print_key ?? "")).toBeNull();
  });
});
