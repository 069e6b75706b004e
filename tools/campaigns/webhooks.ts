import Stripe from "stripe";
import { stripeClient, stripeNotices, stripeProvider } from "#adapters/stripe/index.ts";
import { balanceOf } from "#core/domain/ledger/index.ts";
import { minutes, type StoryId, seconds } from "#core/kernel/index.ts";
import { site } from "#server/site.ts";
import { answered, cardOf, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { localStripe } from "#specs/fixtures/stripe.ts";

/** What orders and the webhooks about them came to (R7). */
export interface OrderCounts {
  readonly orders: number;
  readonly paid: number;
  /** Posts by what they were. */
  readonly posts: Record<"right" | "doubled" | "forged" | "stale", number>;
  readonly receipts: number;
  readonly wrong: string[];
}

const secret = "whsec_of_the_campaign";
const price = 499;
/** Four of five are paid; what is told of each comes in an order of its own. */
const isPaid = (nth: number): boolean => nth % 5 !== 0;
const types = ["created", "processing", "succeeded", "payment_failed", "canceled"] as const;

/** Orders at a local server that speaks Stripe's interface, with webhooks doubled, reordered, forged and stale. */
export const tellOrders = async (orders: number): Promise<OrderCounts> => {
  const stripe = await localStripe();
  const options = {
    secretKey: "sk_test_local",
    publishableKey: "pk_test_local",
    server: stripe.server,
  };
  const made = makeService({ settings: { tiers: "on" } });
  const service = { ...made, payments: stripeProvider(options, stripeClient(options)) };
  const { store, clock, settings } = service;
  const told = {
    orders,
    paid: 0,
    posts: { right: 0, doubled: 0, forged: 0, stale: 0 },
    receipts: 0,
    wrong: [] as string[],
  };
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => told.wrong.push(String(error)),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
    paymentNotices: stripeNotices(secret),
  });
  const post = async (
    ref: string,
    type: string,
    kind: keyof OrderCounts["posts"],
  ): Promise<void> => {
    const payload = JSON.stringify({
      id: `evt_${ref}_${type}`,
      object: "event",
      type: `payment_intent.${type}`,
      data: { object: { id: ref } },
    });
    const ago = kind === "stale" ? minutes(6) : 0;
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: kind === "forged" ? "whsec_another" : secret,
      timestamp: Math.floor((clock.now() - ago) / seconds(1)),
    });
    const { status } = await app.fetch(
      new Request(`${settings.address}/webhooks/payments/stripe`, {
        method: "POST",
        body: payload,
        headers: { "stripe-signature": header },
      }),
    );
    told.posts[kind]++;
    const due = kind === "forged" || kind === "stale" ? 400 : 200;
    // two at the same moment may send one of them away, to be told again
    if (status !== due && !(status === 503 && kind === "doubled"))
      told.wrong.push(`${kind} ${type} of ${ref} was answered ${status}`);
  };
  const one = async (nth: number): Promise<void> => {
    const buyer = await person(service, `Buyer${nth}`);
    const card = await cardOf(service, buyer);
    const body = {
      payment_type: "product_tier",
      product_tier: "starter",
      story_id: card.id,
    } as const;
    const { payment } = answered(await buyer.api("pay", { body }));
    const id = payment?.id ?? "";
    const ref = (await store.find("payments", id))?.provider_ref ?? "";
    const state = async () =>
      `${(await store.find("stories", card.id as StoryId))?.product_tier} ${
        (await store.list("transfers", { payment_id: id })).length
      }`;
    await post(ref, "succeeded", "right");
    if ((await state()) !== "free 0") told.wrong.push(`${nth}: had before it was paid`);
    if (isPaid(nth)) {
      stripe.pays(ref);
      told.paid++;
    }
    await post(ref, "succeeded", "forged");
    await post(ref, "succeeded", "stale");
    if ((await state()) !== "free 0") told.wrong.push(`${nth}: had by a forged or a stale webhook`);
    const turned = [...types.slice(nth % types.length), ...types.slice(0, nth % types.length)];
    for (const type of turned) await post(ref, type, "right");
    await Promise.all(turned.map((type) => post(ref, type, "doubled")));
    const due = isPaid(nth) ? "starter 1" : "free 0";
    if ((await state()) !== due) told.wrong.push(`${nth}: ${await state()} instead of ${due}`);
  };
  try {
    for (let nth = 0; nth < orders; nth++) await one(nth);
    told.receipts = (await store.list("mails", { kind: "receipt" })).length;
    if (told.receipts !== told.paid)
      told.wrong.push(`${told.receipts} receipts for ${told.paid} paid orders`);
    const held = balanceOf(await store.list("transfers", {}), "provider", "gbp");
    if (held !== told.paid * price) told.wrong.push(`the books have ${held} at the provider`);
  } finally {
    await stripe.stop();
  }
  return told;
};

/** R7: a thousand orders. */
export const webhooks = async (orders = 1000): Promise<boolean> => {
  const { paid, posts, receipts, wrong } = await tellOrders(orders);
  console.log(
    `${orders} orders, ${paid} paid, ${receipts} receipts; webhooks: ${posts.right} right, ${posts.doubled} doubled, ${posts.forged} forged, ${posts.stale} stale; ${wrong.length} wrong`,
  );
  for (const one of wrong.slice(0, 20)) console.log(one);
  return wrong.length === 0 && paid > 0;
};
