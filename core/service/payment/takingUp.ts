import type { AccountRecord } from "#core/domain/account/index.ts";
import type { PaymentRecord, Price } from "#core/domain/payment/index.ts";
import type { Context } from "../context/index.ts";
import { settleAs } from "./settling.ts";

type Wanted = Pick<
  PaymentRecord,
  | "payment_type"
  | "story_id"
  | "product_tier"
  | "bundle_type"
  | "bundle_quantity"
  | "postal_order_id"
>;

const isSame = (payment: PaymentRecord, of: Wanted): boolean =>
  payment.product_tier === of.product_tier &&
  payment.bundle_type === of.bundle_type &&
  payment.bundle_quantity === of.bundle_quantity;

/** Of how many unfinished payments for the same is asked; each request takes up or ends those before it. */
const most = 10;

/**
 * What was begun for the same card, or the same kind of credits, before it is paid anew: nobody pays twice because a
 * form was opened twice. An open payment for the same at the same price is gone on with; other open ones are cancelled
 * at the provider; where one has been paid meanwhile it counts, and nothing new is begun.
 */
export const takeUp = async (
  context: Context,
  account: Pick<AccountRecord, "id">,
  { price, of }: { readonly price: Price; readonly of: Wanted },
): Promise<{ payment: PaymentRecord; client_secret: string } | "onItsWay" | null> => {
  const { store, payments: provider, work } = context;
  const open = await store.list(
    "payments",
    {
      account_id: account.id,
      payment_type: of.payment_type,
      story_id: of.story_id,
      postal_order_id: of.postal_order_id,
      status: ["processing", "failed"],
    },
    { descending: true, limit: most },
  );
  let found: { payment: PaymentRecord; client_secret: string } | null = null;
  for (const payment of open) {
    if (payment.provider_ref === null || payment.provider !== provider.name) continue;
    const state = await provider.read(payment.provider_ref);
    if (state.status === "succeeded" || state.status === "processing") {
      await settleAs(context, payment, state);
      work.keepOnRefusal();
      return "onItsWay";
    }
    if (!found && isSame(payment, of) && payment.amount_total === price.amount_total) {
      // as of the version read: it isn’t being settled at this moment
      work.change("payments", payment, { status: "processing" });
      found = { payment, client_secret: state.client_secret };
      continue;
    }
    const ended = await provider.cancel(payment.provider_ref);
    await settleAs(context, payment, ended);
    if (ended.status !== "canceled") {
      work.keepOnRefusal();
      return "onItsWay";
    }
  }
  return found;
};
