import assert from "node:assert/strict";
import fc from "fast-check";
import { priceOfBundle, priceOfOrder, priceOfTier } from "#core/domain/payment/index.ts";
import type { ProductTier } from "#core/domain/story/index.ts";
import { answered, cardOf, codeOf, person } from "#specs/fixtures/messages.ts";
import { readyOrder } from "#specs/fixtures/posting.ts";
import { makeService } from "#specs/fixtures/service.ts";

/** What a page could send along to pay less, or for somebody else. */
const forged = fc.record(
  {
    amount: fc.integer(),
    amount_total: fc.constantFrom(0, 1, -499),
    currency: fc.constantFrom("usd", "jpy", ""),
    price: fc.double(),
    account_id: fc.constantFrom("mallory", "olive"),
    status: fc.constant("succeeded"),
    is_upgrade: fc.boolean(),
  },
  { requiredKeys: [] },
);
/** Mostly what is sold: what is refused at once says little. */
const mostly = <T>(good: readonly T[], bad: readonly unknown[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...good) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...bad) },
  );
const tier = mostly(["starter", "unlimited"], ["free", "golden", "", null, 5]);
const quantity = mostly([5, 10, 25], [0, -5, 1, 5.5, 1e9, "5", "many", null, [5]]);
const kind = mostly(["digital", "postal"], ["gold", "", null, 1]);
const postage = fc.constantFrom("second_class", "first_class");
const whose = mostly(["own"], ["foreign", "none", "deleted"]);
const lies = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: forged });
const order = fc.oneof(
  fc.record({ payment_type: fc.constant("product_tier"), product_tier: tier, whose }),
  fc.record({ payment_type: fc.constant("bundle"), bundle_type: kind, bundle_quantity: quantity }),
  fc.record({
    payment_type: fc.constant("product_tier"),
    product_tier: tier,
    whose,
    use_credit_type: kind,
  }),
  fc.record({ payment_type: fc.constantFrom("postal_order", "postal"), postage, whose }),
  fc.record({ payment_type: fc.constant("postal"), postage, whose, use_credit_type: kind }),
);
const refusals = ["invalid", "forbidden", "notFound", "paywall", "stale"];

const setUp = async () => {
  const service = makeService({ settings: { tiers: "on", enabledFeatures: ["send_by_post"] } });
  const olive = await person(service, "Olive");
  const fred = await person(service, "Fred");
  const deleted = await cardOf(service, olive);
  answered(await olive.api("deleteStory", { path: { id: deleted.id } }));
  return {
    service,
    olive,
    fred,
    cards: { own: await cardOf(service, olive), foreign: await cardOf(service, fred), deleted },
  };
};

export interface Prices {
  readonly cases: number;
  readonly sold: number;
  /** Of these, printed cards. */
  readonly posted: number;
  readonly refused: ReadonlyMap<string, number>;
}

/**
 * R8: whatever a page says of prices, quantities and whose card it is, the server’s price is asked or the order is
 * refused; what was paid stays as it was paid. Throws where that does not hold.
 */
export const forgePrices = async (wanted: number): Promise<Prices> => {
  const refused = new Map<string, number>();
  let cases = 0;
  let sold = 0;
  let posted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(order, lies), { minLength: 2, maxLength: 4 }),
      async (all) => {
        const { service, olive, fred, cards } = await setUp();
        const has = async (): Promise<ProductTier> =>
          (await service.store.find("stories", cards.own.id as never))?.product_tier ?? "free";
        for (const [one, more] of all) {
          const {
            whose: card = "own",
            postage: by,
            ...said
          } = one as {
            whose?: keyof typeof cards | "none";
            postage?: string;
          };
          const story_id = card === "none" ? "none" : cards[card].id;
          const before = await has();
          // somebody else's order is asked for with their card, as its owner would
          const printed = by !== undefined && (card === "own" || card === "foreign");
          const payer = card === "own" ? olive : fred;
          const postal_order_id = printed ? await readyOrder(service, payer, story_id, by) : "none";
          const body: Record<string, unknown> = {
            ...more,
            ...said,
            ...(by === undefined ? {} : { postal_order_id }),
            ...(one.payment_type === "bundle" ? {} : { story_id }),
          };
          const answer = await olive.api("pay", { body: body as never });
          if (!answer.ok) {
            refused.set(codeOf(answer), (refused.get(codeOf(answer)) ?? 0) + 1);
            assert(refusals.includes(codeOf(answer)), codeOf(answer));
            continue;
          }
          // whatever is sold is hers, at the price of the list
          assert.equal(card, "own");
          const { payment, client_secret = "" } = answer.value;
          const { product_tier, bundle_type, bundle_quantity } = body as never as Record<
            string,
            never
          >;
          const price = printed
            ? priceOfOrder({ card: 499, post: by === "first_class" ? 179 : 99 })
            : one.payment_type === "bundle"
              ? priceOfBundle(bundle_type ?? "digital", bundle_quantity ?? 0)
              : priceOfTier(before, product_tier ?? "starter");
          const [account] = await service.store.list("accounts", { id: olive.account.id });
          if (printed && body.use_credit_type !== undefined) {
            // a postal credit that was bought here, for standard postage alone
            assert.deepEqual([payment?.amount_total, client_secret, by], [0, "", "second_class"]);
            assert(account && account.credits_postal_available >= 0);
            sold++;
            posted++;
            continue;
          }
          if (body.use_credit_type !== undefined) {
            // only credits that were bought here can have been there
            assert.deepEqual(
              [payment?.amount_total, client_secret, await has()],
              [0, "", "unlimited"],
            );
            assert(account && account.credits_digital_available >= 0);
            sold++;
            continue;
          }
          assert.equal(payment?.amount_total, price?.amount_total);
          assert.equal(payment?.currency, "gbp");
          const confirm = { body: { client_secret, number: "4242424242424242" } };
          answered(await olive.api("confirmTestPayment", confirm));
          answered(await olive.api("readPaymentStatus", { path: { id: payment?.id ?? "" } }));
          const paid = answered(
            await olive.api("readPayment", { path: { id: payment?.id ?? "" } }),
          ).payment;
          assert.deepEqual([paid.status, paid.amount_total], ["succeeded", price?.amount_total]);
          // paid once, it is not paid again, and stays what it is
          assert.equal(codeOf(await olive.api("confirmTestPayment", confirm)), "ok");
          const taken = await service.store.list("test_payments", { secret: client_secret });
          assert.deepEqual(
            taken.map(({ status, amount }) => [status, amount]),
            [["succeeded", price?.amount_total]],
          );
          if (printed) {
            const order = await service.store.find("postal_orders", postal_order_id);
            assert.deepEqual([order?.status, order?.payment_id], ["paid", payment?.id]);
            posted++;
          }
          sold++;
        }
        const freds = await service.store.list("postal_orders", { account_id: fred.account.id });
        assert(freds.every(({ status }) => status === "incomplete"));
        assert.equal(
          (await service.store.find("stories", cards.foreign.id as never))?.product_tier,
          "free",
        );
        cases += all.length;
      },
    ),
    { numRuns: Math.ceil(wanted / 2) },
  );
  return { cases, sold, posted, refused };
};

/** `npm run campaign -- prices [CASES]` */
export const prices = async (wanted = 300): Promise<boolean> => {
  const { cases, sold, posted, refused } = await forgePrices(wanted);
  console.log(
    [
      `R8 prices: ${cases} forged orders, ${sold} sold at the server’s price, ${posted} of them printed cards`,
      `  refused: ${[...refused].map(([code, times]) => `${code} × ${times}`).join(", ")}`,
    ].join("\n"),
  );
  return cases >= wanted && sold > 0 && posted > 0;
};
