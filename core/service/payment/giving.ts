import type { AccountRecord } from "#core/domain/account/index.ts";
import { bundleIssued } from "#core/domain/ledger/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import {
  arrivesBy,
  britishDay,
  classOf,
  type PostalOrderRecord,
} from "#core/domain/postal/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { admitWaiting, changeCard } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import { enterCredits } from "./books.ts";

type Giving = Pick<Context, "store" | "work" | "now" | "today" | "settings">;

/** What a payment is about, as it is now; null for what it isn’t about, or what is gone. */
export interface Paid {
  readonly account: AccountRecord | null;
  readonly story: StoryRecord | null;
  readonly order: PostalOrderRecord | null;
}

export const paidBy = async (
  { store }: Pick<Context, "store">,
  {
    account_id,
    story_id,
    postal_order_id,
  }: Pick<PaymentRecord, "account_id" | "story_id" | "postal_order_id">,
): Promise<Paid> => {
  const { accounts, stories, postal_orders } = await store.pick({
    accounts: [account_id],
    stories: story_id === null ? [] : [story_id],
    postal_orders: postal_order_id === null ? [] : [postal_order_id],
  });
  return {
    account: accounts[0] ?? null,
    story: stories[0] ?? null,
    order: postal_orders[0] ?? null,
  };
};

/**
 * Gathers what a payment is for: the card’s tier, with the messages that waited for room (OPEN-149), credits, or that
 * the card is printed and posted.
 */
export const give = async (
  context: Giving,
  payment: PaymentRecord,
  { account, story, order }: Paid,
): Promise<void> => {
  if (payment.payment_type === "postal_order") {
    if (order) place(context, order, payment);
    return;
  }
  if (payment.payment_type === "bundle") {
    const { bundle_type, bundle_quantity } = payment;
    if (account && bundle_type && bundle_quantity)
      enterCredits(
        context,
        account,
        bundleIssued(payment.id, account.id, bundle_type, bundle_quantity),
      );
    return;
  }
  if (!story || !payment.product_tier) return;
  const product_tier = payment.product_tier;
  const raised = changeCard(context, story, { product_tier });
  const { slides } = await context.store.bundle(story.id);
  admitWaiting(context, { story: raised, slides });
};

/** An order is paid for, as of the version read: once. Unless a day was asked for it comes as soon as it can. */
const place = (
  { work, now, today }: Pick<Giving, "work" | "now" | "today">,
  order: PostalOrderRecord,
  payment: Pick<PaymentRecord, "id">,
): void => {
  const postage = classOf(order.postal_class);
  const soonest = postage && arrivesBy(britishDay(now), postage);
  work.change("postal_orders", order, {
    status: "paid",
    payment_id: payment.id,
    paid_on: today,
    check_on: today,
    delivery_by: order.scheduled_delivery ? (order.delivery_by ?? soonest) : soonest,
  });
  work.tell(`account:${order.account_id}`, "postalOrders");
};
