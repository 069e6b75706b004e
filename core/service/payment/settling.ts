import { charged } from "#core/domain/ledger/index.ts";
import {
  abandonedPaymentAfter,
  nextCheck,
  type PaymentRecord,
  type PaymentStatus,
  settlementOf,
} from "#core/domain/payment/index.ts";
import { dueOf } from "#core/domain/postal/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Context, Service } from "../context/index.ts";
import type { ProviderPayment } from "../ports/index.ts";
import { enter } from "./books.ts";
import { give, paidBy } from "./giving.ts";
import { mailReceipt, mailRefund } from "./receipts.ts";

/** What settling takes of a call, or of a job. */
export type Settling = Pick<
  Service,
  "store" | "ids" | "settings" | "payments" | "reporter" | "translator"
> &
  Pick<Context, "work" | "now" | "today">;

const isFinal = ({ status }: Pick<PaymentRecord, "status">): boolean =>
  status === "succeeded" || status === "canceled";

/** When the provider is asked next; never once there is nothing left to ask. */
const checkAfter = ({ now }: Pick<Settling, "now">, { created_on }: PaymentRecord): string =>
  iso(now + nextCheck(now - Date.parse(created_on)));

/**
 * Asks the provider about a payment and gathers what follows, all in one commit as of the versions read: its status, the
 * money in the books, what it was for, and the mail. Whoever does the same at the same moment decides again, and finds
 * it done. Answers the payment as it will be.
 */
export const settle = async (context: Settling, payment: PaymentRecord): Promise<PaymentRecord> => {
  if (isFinal(payment) || payment.provider_ref === null) return payment;
  const state = await context.payments.read(payment.provider_ref);
  return settleAs(context, payment, state);
};

/** The same, where the provider has just said how it stands. */
export const settleAs = async (
  context: Settling,
  payment: PaymentRecord,
  state: ProviderPayment,
): Promise<PaymentRecord> => {
  const paid = await paidBy(context, payment);
  const settlement = settlementOf(
    payment,
    state,
    paid.story?.product_tier ?? null,
    paid.story && paid.order && dueOf(paid.order),
  );
  const write = (status: PaymentStatus, more: Partial<PaymentRecord>): PaymentRecord => {
    const set = { status, ...more };
    context.work.change("payments", payment, set);
    context.work.tell(`account:${payment.account_id}`, "payments");
    return { ...payment, ...set };
  };
  switch (settlement.as) {
    case "wait":
      return payment;
    case "failed":
      return payment.status === "failed" ? payment : write("failed", {});
    case "canceled":
      return write("canceled", { check_on: null, settled_on: context.today });
    case "succeeded": {
      const { gives, refund } = settlement;
      const { card_last4, card_brand } = state;
      // another sum than was asked for: what was taken is what goes back
      const taken = { ...payment, amount_total: state.amount };
      if (state.amount !== payment.amount_total)
        context.reporter.warning("A payment was taken with another amount than was asked for.", {
          payment: payment.id,
        });
      enter(context, charged(taken));
      // what could not be given was not bought: its money goes back
      const settled = write(gives ? "succeeded" : "canceled", {
        card_last4,
        card_brand,
        refund_due: refund,
        check_on: refund > 0 ? context.today : null,
        settled_on: context.today,
      });
      if (gives) await give(context, settled, paid);
      if (paid.account)
        if (gives) mailReceipt(context, paid.account, settled, paid.story);
        else mailRefund(context, paid.account, settled, paid.story);
      context.reporter.event("payment_succeeded", { payment_type: payment.payment_type });
      return settled;
    }
  }
};

/** Puts off when the provider is asked again; one that nobody finished in a day is cancelled there (PAY-19). */
export const checkLater = async (context: Settling, payment: PaymentRecord): Promise<void> => {
  if (isFinal(payment) || payment.provider_ref === null) return;
  const age = context.now - Date.parse(payment.created_on);
  const state =
    age >= abandonedPaymentAfter
      ? await context.payments.cancel(payment.provider_ref)
      : await context.payments.read(payment.provider_ref);
  const settled = await settleAs(context, payment, state);
  if (isFinal(settled)) return;
  context.work.change("payments", payment, { check_on: checkAfter(context, payment) });
};
