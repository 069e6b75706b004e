import type { AccountRecord } from "#core/domain/account/index.ts";
import { bundleIssued } from "#core/domain/ledger/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { admitWaiting, changeCard } from "../card/index.ts";
import type { Context } from "../context/index.ts";
import { enterCredits } from "./books.ts";

type Giving = Pick<Context, "store" | "work" | "today" | "settings">;

/** What a payment is about, as it is now; null for what it isn’t about, or what is gone. */
export interface Paid {
  readonly account: AccountRecord | null;
  readonly story: StoryRecord | null;
}

export const paidBy = async (
  { store }: Pick<Context, "store">,
  { account_id, story_id }: Pick<PaymentRecord, "account_id" | "story_id">,
): Promise<Paid> => {
  const { accounts, stories } = await store.pick({
    accounts: [account_id],
    stories: story_id === null ? [] : [story_id],
  });
  return { account: accounts[0] ?? null, story: stories[0] ?? null };
};

/** Gathers what a payment is for: the card’s tier, with the messages that waited for room (OPEN-149), or credits. */
export const give = async (
  context: Giving,
  payment: PaymentRecord,
  { account, story }: Paid,
): Promise<void> => {
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
