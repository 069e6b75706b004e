import {
  balanceOf,
  bundleTakenBack,
  creditGivenBack,
  creditsGranted,
} from "#core/domain/ledger/index.ts";
import { type CreditType, type PaymentRecord, referenceOf } from "#core/domain/payment/index.ts";
import { formatMoney, iso, seconds } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { enterCredits } from "./books.ts";
import { paidBy } from "./giving.ts";

type Parts = Pick<Service, "store" | "clock" | "payments">;

/** What an operator's command did, or would do; or why it does nothing. */
export type Operated =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly why: string };

const no = (why: string): Operated => ({ ok: false, why });

const begin = ({ clock }: Pick<Parts, "clock">) => {
  const work = new UnitOfWork();
  return { work, today: iso(clock.now()) };
};

/** A payment by its id, or by the reference that its payer reads out. */
export const findPayment = async (
  { store }: Pick<Parts, "store">,
  name: string,
): Promise<PaymentRecord | null> => {
  const exact = await store.find("payments", name);
  if (exact) return exact;
  const all = await store.list("payments", {}, { descending: true });
  const found = all.filter((payment) => referenceOf(payment) === name.toUpperCase());
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * Gives back what a payment took: the credit, or money, the whole of what is left or `amount` of it in minor units. The
 * money itself is given back by the job of every server, within a minute and once. Credits of a bundle are taken back
 * with the whole of it, where all of them are still there; a card keeps its plan, since people have written in it.
 */
export const refundPayment = async (
  parts: Parts,
  payment: PaymentRecord,
  { amount, dry }: { readonly amount: number | null; readonly dry: boolean },
): Promise<Operated> => {
  const begun = begin(parts);
  const done = await gatherRefund({ ...begun, store: parts.store }, payment, amount);
  if (done.ok && !dry) await parts.store.commit(begun.work.changes, begun.work.notices);
  return done.ok && payment.payment_type === "postal_order"
    ? {
        ok: true,
        lines: [...done.lines, "Its printed card stays ordered. To cancel it: npm run orders."],
      }
    : done;
};

/** Gathers the same, with whatever else belongs to it. */
export const gatherRefund = async (
  { store, work, today }: Pick<Parts, "store"> & ReturnType<typeof begin>,
  payment: PaymentRecord,
  amount: number | null,
): Promise<Operated> => {
  if (payment.status !== "succeeded") return no(`It can’t be given back: it is ${payment.status}.`);
  const { account } = await paidBy({ store }, payment);
  const lines: string[] = [];
  // an order of a printed card says by itself what becomes of it
  const kept =
    payment.payment_type === "postal_order"
      ? []
      : ["The card keeps its plan: there may be messages that need it."];

  if (payment.used_credit_type) {
    if (amount !== null) return no("It was paid with a credit, which goes back whole.");
    if (!account) return no("Its account is gone, so there is nobody to have the credit.");
    if (await store.find("transfers", `${payment.id}:given_back`))
      return no("Its credit was given back before.");
    const postings = creditGivenBack(payment.id, account.id, payment.used_credit_type);
    enterCredits({ work, today }, account, postings);
    lines.push(`1 ${payment.used_credit_type} credit goes back to the account.`, ...kept);
  } else {
    // its key names one sum: another one under the same key would be entered and not given
    if (payment.refund_due > 0) return no("A refund of it is on its way. Try again in a minute.");
    const left = payment.amount_total - payment.amount_refunded;
    const back = amount ?? left;
    if (left === 0) return no("All of it has been given back.");
    if (!Number.isSafeInteger(back) || back < 1 || back > left)
      return no(`${formatMoney(left)} of it can be given back.`);
    work.change("payments", payment, { refund_due: back, check_on: today });
    lines.push(`${formatMoney(back)} goes back at the server’s next look, within a minute.`);
    const { bundle_type: kind, bundle_quantity: quantity } = payment;
    if (!kind || !quantity) lines.push(...kept);
    else if (back < left) lines.push("Its credits stay in the account: only a part goes back.");
    else if (!account) lines.push("Its account is gone, and the credits with it.");
    else {
      const has = account[`credits_${kind}_available`];
      if (has < quantity)
        return no(
          `Only ${has} of its ${quantity} credits are left. Give back a part of the money instead.`,
        );
      enterCredits(
        { work, today },
        account,
        bundleTakenBack(payment.id, account.id, kind, quantity),
      );
      lines.push(`${quantity} ${kind} credits are taken back.`);
    }
  }
  return { ok: true, lines };
};

/** Gives credits to an account, once for each occasion. */
export const grantCredits = async (
  parts: Parts,
  gift: {
    readonly email: string;
    readonly kind: CreditType;
    readonly quantity: number;
    readonly occasion: string;
  },
  dry: boolean,
): Promise<Operated> => {
  const { store } = parts;
  const [account] = await store.list("accounts", { email: gift.email.toLowerCase() }, { limit: 1 });
  if (!account) return no(`There is no account of ${gift.email}.`);
  const { work, today } = begin(parts);
  const postings = creditsGranted(gift.occasion, account.id, gift.kind, gift.quantity);
  for (const { id } of postings)
    if (await store.find("transfers", id)) return no("They have been given for this occasion.");
  enterCredits({ work, today }, account, postings);
  if (!dry) await store.commit(work.changes, work.notices);
  return { ok: true, lines: [`${gift.quantity} ${gift.kind} credits for ${gift.email}.`] };
};

/** The books against the provider, in minor units; `differ` has the payments that don't agree. */
export interface Day {
  readonly payments: number;
  readonly ours: number;
  readonly theirs: number;
  readonly differ: readonly {
    readonly id: string;
    readonly ours: number;
    readonly theirs: number;
  }[];
}

/** Compares what was taken, less what went back, for each payment begun on a day (UTC, like 2026-03-01). */
export const compareDay = async (
  { store, payments: provider }: Parts,
  day: string,
): Promise<Day> => {
  const from = Date.parse(`${day}T00:00:00Z`);
  const until = from + seconds(86_400);
  const all = await store.list("payments", { created_on: { before: iso(until) } });
  const begun = all.filter(
    (payment) => Date.parse(payment.created_on) >= from && payment.provider === provider.name,
  );
  const rows: { id: string; ours: number; theirs: number }[] = [];
  for (const { id, provider_ref } of begun) {
    if (provider_ref === null) continue;
    const transfers = await store.list("transfers", { payment_id: id });
    const { status, amount, amount_refunded } = await provider.read(provider_ref);
    const theirs = status === "succeeded" ? amount - amount_refunded : 0;
    rows.push({ id, ours: balanceOf(transfers, "provider", "gbp"), theirs });
  }
  const sum = (of: "ours" | "theirs") => rows.reduce((total, row) => total + row[of], 0);
  return {
    payments: rows.length,
    ours: sum("ours"),
    theirs: sum("theirs"),
    differ: rows.filter(({ ours, theirs }) => ours !== theirs),
  };
};
