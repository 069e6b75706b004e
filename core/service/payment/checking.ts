import { refunded } from "#core/domain/ledger/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import { iso, minutes, seconds } from "#core/kernel/index.ts";
import {
  type JobLog,
  type PeriodicJob,
  type Service,
  startPeriodicJob,
  UnitOfWork,
} from "../context/index.ts";
import { Conflict, ProviderAway } from "../ports/index.ts";
import { enter } from "./books.ts";
import { checkLater } from "./settling.ts";

type Parts = Pick<
  Service,
  "store" | "ids" | "clock" | "settings" | "payments" | "reporter" | "translator"
>;

const batch = 50;
/** A provider that doesn’t answer is asked again after so long. */
const whenAway = minutes(10);

/**
 * Asks the provider about each payment whose time has come, and gives back what is due. Each is one commit as of the
 * version read, so any number of servers may do it: a tab that was closed after paying, or a webhook that never came,
 * costs nobody what they paid for.
 */
export const checkPayments = async (parts: Parts): Promise<void> => {
  const { store, clock } = parts;
  const due = { check_on: { before: iso(clock.now() + 1) } };
  const payments = await store.list("payments", due, { order: "check_on", limit: batch });
  for (const payment of payments) await checkOne(parts, payment);
};

const checkOne = async (parts: Parts, payment: PaymentRecord): Promise<void> => {
  const { store, clock, reporter } = parts;
  const now = clock.now();
  const work = new UnitOfWork();
  const context = { ...parts, work, now, today: iso(now) };
  try {
    if (payment.refund_due > 0) await giveBack(context, payment);
    else await checkLater(context, payment);
    await store.commit(work.changes, work.notices);
  } catch (error) {
    // somebody else was quicker, and finds it next time if there is anything left to do
    if (error instanceof Conflict) return;
    reporter.fault(error, "checking payments");
    if (error instanceof ProviderAway) await putOff(parts, payment);
  }
};

/** The key names this refund of this payment: asked twice, it is given once. */
const giveBack = async (
  { payments, work, today }: Parts & { readonly work: UnitOfWork; readonly today: string },
  payment: PaymentRecord,
): Promise<void> => {
  const { id, refund_due, amount_refunded, provider_ref } = payment;
  if (provider_ref === null) return;
  const of = `${id}:${amount_refunded}`;
  await payments.refund(provider_ref, refund_due, of);
  enter({ work, today }, refunded({ id: of, amount_total: refund_due, amount_tax: 0 }, id));
  work.change("payments", payment, {
    refund_due: 0,
    amount_refunded: amount_refunded + refund_due,
    check_on: null,
  });
};

const putOff = async ({ store, clock }: Parts, { id, version }: PaymentRecord): Promise<void> => {
  const set = { check_on: iso(clock.now() + whenAway) };
  await store
    .commit([{ kind: "change", table: "payments", id, version, set }], [])
    .catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
};

export const startCheckingPayments = (parts: Parts & { readonly jobs?: JobLog }): PeriodicJob =>
  startPeriodicJob(
    parts,
    { name: "checking payments", atFirst: seconds(10), every: minutes(1) },
    () => checkPayments(parts),
  );
