import type { AccountRecord } from "#core/domain/account/index.ts";
import { creditSpent } from "#core/domain/ledger/index.ts";
import {
  bundles,
  type CreditType,
  isCreditSold,
  type PaidTier,
  type PaymentRecord,
  type Price,
  paymentIdOf,
  paymentWords,
  presentPayment,
  priceByCredit,
  priceOfBundle,
  priceOfOrder,
  priceOfOrderByCredit,
  priceOfTier,
} from "#core/domain/payment/index.ts";
import { words } from "#core/domain/words/index.ts";
import {
  done,
  invalid,
  iso,
  minutes,
  type Outcome,
  refused,
  type StoryId,
} from "#core/kernel/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import { ProviderAway } from "../../ports/index.ts";
import { enterCredits } from "../books.ts";
import { give, type Paid } from "../giving.ts";
import { isPostOffered } from "../offering.ts";
import { orderToPay } from "../ordering.ts";
import { mailReceipt } from "../receipts.ts";
import { takeUp } from "../takingUp.ts";

/** What is bought, for what, with the fields of a payment that say so. */
interface Order {
  readonly price: Price;
  readonly of: Pick<
    PaymentRecord,
    | "payment_type"
    | "story_id"
    | "product_tier"
    | "bundle_type"
    | "bundle_quantity"
    | "used_credit_type"
    | "send_method"
    | "postal_order_id"
  >;
}

const nothing = {
  story_id: null,
  product_tier: null,
  bundle_type: null,
  bundle_quantity: null,
  used_credit_type: null,
  send_method: null,
  postal_order_id: null,
} as const;

const record = (
  { ids, today }: Pick<Context, "ids" | "today">,
  account: AccountRecord,
  { price, of }: Order,
): PaymentRecord => ({
  id: paymentIdOf(ids.id()),
  version: 1,
  account_id: account.id,
  status: "processing",
  ...of,
  ...price,
  refund_due: 0,
  amount_refunded: 0,
  provider: null,
  provider_ref: null,
  card_last4: null,
  card_brand: null,
  check_on: null,
  settled_on: null,
  created_on: today,
});

/** Prices are the server’s (design rule 3); one credit may pay for an unlimited card, and a card payment for all else. */
export const pay: Handler<"pay"> = async (context, { body }, subject) => {
  if (context.settings.tiers === "off") return refused("notFound", words.notFound);
  const account = await accountOf(context);
  if (!account.ok) return account;
  switch (body.payment_type) {
    case "bundle": {
      const { bundle_type, bundle_quantity } = body;
      if (!isCreditSold(bundle_type, await isPostOffered(context)))
        return refused("notFound", words.notFound);
      const price = priceOfBundle(bundle_type, bundle_quantity);
      if (price === null) return invalid("bundle_quantity", notSold(bundle_type));
      const of = { ...nothing, payment_type: "bundle", bundle_type, bundle_quantity } as const;
      return payWithCard(context, account.value, { price, of });
    }
    case "product_tier": {
      // whoever names no card of theirs was refused before
      if (!subject) return refused("notFound", words.notFound);
      const tier = body.product_tier as PaidTier;
      const { story } = subject;
      const of = {
        ...nothing,
        payment_type: "product_tier",
        story_id: story.id as StoryId,
        product_tier: tier,
        send_method: body.send_method ?? null,
      } as const;
      const price = priceOfTier(story.product_tier, tier);
      if (price === null) return invalid("product_tier", paymentWords.alreadyThere);
      if (body.use_credit_type === undefined)
        return payWithCard(context, account.value, { price, of });
      const byCredit = priceByCredit(story.product_tier, tier);
      if (byCredit === null || body.use_credit_type !== "digital")
        return invalid("use_credit_type", paymentWords.creditIsUnlimited);
      const order = { price: byCredit, of: { ...of, used_credit_type: body.use_credit_type } };
      return payWithCredit(context, account.value, order, { story, order: null }, "digital");
    }
    case "postal_order": {
      const order = await orderToPay(context, body);
      if (!order.ok) return order;
      const { id, story_id, card, post } = order.value;
      const of = {
        ...nothing,
        payment_type: "postal_order",
        story_id,
        postal_order_id: id,
      } as const;
      const used_credit_type = body.use_credit_type ?? null;
      if (used_credit_type === null)
        return payWithCard(context, account.value, { price: priceOfOrder({ card, post }), of });
      const price = priceOfOrderByCredit({ card, post });
      const { stories } = await context.store.pick({ stories: [story_id] });
      return payWithCredit(
        context,
        account.value,
        { price, of: { ...of, used_credit_type } },
        { story: stories[0] ?? null, order: order.value },
        "postal",
      );
    }
  }
};

const notSold = (kind: CreditType) =>
  paymentWords.notSold(
    bundles.filter((b) => b.bundle_type === kind).map((b) => String(b.bundle_quantity)),
  );

/**
 * Spends the credit and gives what it pays for in one commit, as of the account’s version (PAY-15, PAY-16) and that of
 * what it pays for, as it was when it was found to lack it: read anew, it might have been paid for meanwhile.
 */
const payWithCredit = async (
  context: Context,
  account: AccountRecord,
  order: Order,
  unpaid: Pick<Paid, "story" | "order">,
  kind: CreditType,
) => {
  if (account[`credits_${kind}_available`] < 1) return refused("paywall", paymentWords.noCredits);
  const begun = record(context, account, order);
  const payment = { ...begun, status: "succeeded", settled_on: context.today } as const;
  context.work.add("payments", payment);
  enterCredits(context, account, creditSpent(payment.id, account.id, kind));
  await give(context, payment, { account, ...unpaid });
  mailReceipt(context, account, payment, unpaid.story);
  const placed = unpaid.order && { ...unpaid.order, status: "paid" as const };
  return done({ payment: presentPayment(payment, null, placed) });
};

/** What a browser finishes a payment with. */
const opened = (
  { payments: { name, publishableKey } }: Context,
  { payment, client_secret }: { readonly payment: PaymentRecord; readonly client_secret: string },
) =>
  done({
    client_secret,
    payment: presentPayment(payment, null),
    provider: name,
    ...(publishableKey === null ? {} : { publishable_key: publishableKey }),
  });

/**
 * One request opens one payment at the provider, however often it comes (R6): an attempt that lost, or died before it was
 * written down, leaves none there. A request of another day is another one: kept answers are forgotten in time.
 */
const providerKey = ({ caller, secrets, today }: Context, payment: PaymentRecord): string => {
  if (caller.requestKey === null) return payment.id;
  const { account_id, story_id, postal_order_id, product_tier, bundle_type, amount_total } =
    payment;
  const about = [account_id, story_id, postal_order_id, product_tier, bundle_type];
  const what = [...about, amount_total, today.slice(0, 10)];
  return secrets.hash(JSON.stringify(["payment", caller.requestKey, ...what]));
};

/** Opens a payment at the provider, or goes on with one that was opened for the same and not paid. */
const payWithCard = async (
  context: Context,
  account: AccountRecord,
  order: Order,
): Promise<Outcome<ReturnType<typeof opened>["value"], "paywall" | "stale" | "limited">> => {
  const { payments: provider } = context;
  const over = await countIn(context, [{ limit: "paymentsOfAccount", of: account.id }]);
  if (over) return over;
  try {
    const before = await takeUp(context, account, order);
    if (before === "onItsWay") return refused("stale", paymentWords.onItsWay);
    if (before) return opened(context, before);
    const begun = record(context, account, order);
    const { ref, client_secret } = await provider.create({
      key: providerKey(context, begun),
      amount: begun.amount_total,
      currency: begun.currency,
      description: context.settings.productName,
    });
    const payment: PaymentRecord = {
      ...begun,
      provider: provider.name,
      provider_ref: ref,
      check_on: iso(context.now + minutes(1)),
    };
    context.work.add("payments", payment);
    return opened(context, { payment, client_secret });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    context.reporter.fault(error, "paying");
    return refused("paywall", paymentWords.failed);
  }
};
