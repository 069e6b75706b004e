import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stripeClient, stripeNotices, stripeProvider } from "#adapters/stripe/index.ts";
import { minutes, type StoryId, seconds } from "#core/kernel/index.ts";
import type { PaymentNotices } from "#core/service/index.ts";
import { answered, cardOf, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { localStripe } from "#specs/fixtures/stripe.ts";
import { site } from "./site.ts";

const secret = "whsec_of_this_site";
let stripe: Awaited<ReturnType<typeof localStripe>>;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.stop());

/** A card whose plan is being paid for with Stripe, and a site that Stripe tells of it. */
const set = async (paymentNotices: PaymentNotices | null = stripeNotices(secret)) => {
  const options = {
    secretKey: "sk_test_local",
    publishableKey: "pk_test_local",
    server: stripe.server,
  };
  const made = makeService({ settings: { tiers: "on" } });
  const service = { ...made, payments: stripeProvider(options, stripeClient(options)) };
  const olive = await person(service, "Olive");
  const card = await cardOf(service, olive);
  const faults: unknown[] = [];
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => faults.push(error),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
    paymentNotices,
  });
  const pay = async () => {
    const body = {
      payment_type: "product_tier",
      product_tier: "starter",
      story_id: card.id,
    } as const;
    const opened = answered(await olive.api("pay", { body }));
    const row = await service.store.find("payments", opened.payment?.id ?? "");
    return { opened, ref: row?.provider_ref ?? "" };
  };
  const event = (ref: string, type = "payment_intent.succeeded") =>
    JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { id: ref } } });
  const post = async (
    payload: string,
    { key = secret, ago = 0, at = "stripe", header = "" } = {},
  ): Promise<string> => {
    const timestamp = Math.floor((service.clock.now() - ago) / seconds(1));
    const signature =
      header || Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
    const url = `${service.settings.address}/webhooks/payments/${at}`;
    const answer = await app.fetch(
      new Request(url, {
        method: "POST",
        body: payload,
        headers: { "stripe-signature": signature },
      }),
    );
    return `${answer.status} ${(await answer.text()).trim()}`;
  };
  const state = async (id = "") => [
    (await service.store.find("payments", id))?.status,
    (await service.store.find("stories", card.id as StoryId))?.product_tier,
    (await service.store.list("transfers", {})).length,
  ];
  return { service, pay, event, post, state, faults };
};

describe("the webhook of Stripe", () => {
  it("[PAY-18][R7] gives what was paid for, once, however often and in whatever order it tells", async () => {
    const { service, pay, event, post, state } = await set();
    const { opened, ref } = await pay();
    expect(opened).toMatchObject({ provider: "stripe", publishable_key: "pk_test_local" });
    const id = opened.payment?.id;
    // it says so before it is so: Stripe is asked
    expect(await post(event(ref))).toBe("200 Heard.");
    expect(await state(id)).toEqual(["processing", "free", 0]);
    stripe.pays(ref);
    await Promise.all([1, 2, 3].map(() => post(event(ref))));
    expect(await state(id)).toEqual(["succeeded", "starter", 1]);
    for (const late of ["payment_intent.created", "payment_intent.canceled"])
      expect(await post(event(ref, late))).toBe("200 Heard.");
    expect(await state(id)).toEqual(["succeeded", "starter", 1]);
    await service.outbox.idle();
    expect(await service.store.list("mails", { kind: "receipt" })).toHaveLength(1);
  });

  it("[R7] what is forged, stale, unreadable, too long or of another provider changes nothing and is told once an hour", async () => {
    const { service, pay, event, post, state, faults } = await set();
    const { opened, ref } = await pay();
    stripe.pays(ref);
    expect(await post(event(ref), { key: "whsec_another" })).toBe("400 Wrong signature.");
    expect(await post(event(ref), { ago: minutes(6) })).toBe("400 Wrong signature.");
    expect(await post(event(ref), { header: "t=1,v1=none" })).toBe("400 Wrong signature.");
    expect(await post("{")).toBe("400 Unreadable.");
    expect(await post("x".repeat(257 * 1024))).toBe("413 Too long.");
    expect(await post(event(ref), { at: "test" })).toBe("404 Not found.");
    expect(await state(opened.payment?.id)).toEqual(["processing", "free", 0]);
    const warned = service.reporter.warnings.filter(({ message }) =>
      message.includes("payment webhook"),
    );
    expect([warned.length, faults.length]).toEqual([1, 0]);
    expect(JSON.stringify(warned)).not.toContain(secret);
  });

  it("[R7] a payment that isn’t known here is passed over, and Stripe is to tell again while it is away", async () => {
    const { pay, event, post, state } = await set();
    const { opened, ref } = await pay();
    expect(await post(event("pi_of_another_site"))).toBe("200 Heard.");
    expect(await post(event("ch_1", "charge.refunded"))).toBe("200 Heard.");
    stripe.pays(ref);
    stripe.goAway(true);
    expect(await post(event(ref))).toBe("503 Please tell again.");
    stripe.goAway(false);
    expect(await post(event(ref))).toBe("200 Heard.");
    expect(await state(opened.payment?.id)).toEqual(["succeeded", "starter", 1]);
  });

  it("[OPEN-152] with the test provider there is no webhook", async () => {
    const { pay, event, post } = await set(null);
    expect(await post(event((await pay()).ref))).toBe("404 Not found.");
  });
});
