import { type Address, addressee } from "#core/domain/address/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import { type OrderStep, type PostalOrderRecord, printKeptFor } from "#core/domain/postal/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import { iso } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { cardName, post, postCancelledMail, postedMail, printingMail } from "../mail/index.ts";
import { removeForGood } from "../media/index.ts";
import { gatherRefund, type Operated, paidBy } from "../payment/index.ts";

/** What the steps of an order take, whoever takes them: an operator, or a service that prints. */
export type Stepping = Pick<
  Service,
  "store" | "clock" | "ids" | "settings" | "translator" | "objects"
>;
export type Step = Stepping & {
  readonly work: UnitOfWork;
  readonly now: number;
  readonly today: string;
};

export const beginStep = <P extends Stepping>(parts: P): P & Step => {
  const now = parts.clock.now();
  return { ...parts, work: new UnitOfWork(), now, today: iso(now) };
};
/** Writes what was gathered; what fails of the rest the reaper does. */
export const endStep = async ({ store, work }: Pick<Step, "store" | "work">): Promise<void> => {
  await store.commit(work.changes, work.notices);
  for (const run of work.toRunAfterwards) await run();
};

const nameOn = (address: Address | null): string => (address ? addressee(address) : "");

/** Whom an order's mails go to, and what the card is called; null where the account is gone. */
const readerOf = async (parts: Pick<Stepping, "store">, order: PostalOrderRecord) => {
  const { account, story } = await paidBy(parts, { ...order, postal_order_id: order.id });
  const card = story ? cardName(story) : mailWords.aCard;
  const facts = { card, to: nameOn(order.address), story_id: story?.id ?? null };
  return { account, facts };
};

const mailOf = { printing: printingMail, posted: postedMail } as const satisfies Record<
  OrderStep,
  unknown
>;

/** When the print of an order that is over is removed. */
const removeOn = ({ now }: Step, { print_key }: PostalOrderRecord): string | null =>
  print_key === null ? null : iso(now + printKeptFor);

/**
 * Gathers that an order is a step on, with the mail that says so to whoever ordered it; answers what an operator reads.
 * Where their account is gone nothing of the order is kept once it is posted. `more` is written with it.
 */
export const gatherStep = async (
  context: Step,
  order: PostalOrderRecord,
  step: OrderStep,
  more: Partial<PostalOrderRecord> = {},
): Promise<readonly string[]> => {
  const { work, today, settings } = context;
  const { account, facts } = await readerOf(context, order);
  const lines = [`${order.id} is ${step}.`];
  if (step === "posted" && account === null) {
    work.remove("postal_orders", { id: order.id, version: order.version });
    removeForGood(context, new Set(order.print_key === null ? [] : [order.print_key]));
    return [...lines, "Its account is gone, so nothing of it is kept."];
  }
  const set =
    step === "posted"
      ? { posted_on: today, check_on: removeOn(context, order) }
      : { printing_on: today, check_on: null };
  work.change("postal_orders", order, {
    ...{ status: step, failure: null, attempts: 0 },
    ...set,
    ...more,
  });
  work.tell(`account:${order.account_id}`, "postalOrders");
  if (!account) return lines;
  const mail = mailOf[step](settings, { ...facts, day: order.delivery_by });
  const { email: to, locale } = account;
  post(context, { kind: step, to, locale, sender: null, mail });
  return [...lines, `${to} gets an email.`];
};

/** Whether nothing of a payment can be given back: it went back before, or nobody is there to have the credit. */
const isGivenBack = async (
  { store }: Pick<Stepping, "store">,
  payment: PaymentRecord,
  isThere: boolean,
): Promise<boolean> =>
  payment.used_credit_type === null
    ? payment.amount_refunded >= payment.amount_total
    : !isThere || (await store.find("transfers", `${payment.id}:given_back`)) !== null;

/** Gathers that an order isn't made: the money or the credit goes back, once, and whoever ordered it is told. */
export const gatherCancel = async (context: Step, order: PostalOrderRecord): Promise<Operated> => {
  const { work, today, store, settings } = context;
  const payment = order.payment_id === null ? null : await store.find("payments", order.payment_id);
  if (!payment) return { ok: false, why: "Its payment isn’t there." };
  const { account, facts } = await readerOf(context, order);
  const back = (await isGivenBack(context, payment, account !== null))
    ? { ok: true as const, lines: ["There is nothing to be given back."] }
    : await gatherRefund(context, payment, null);
  if (!back.ok) return back;
  const lines = [`${order.id} is cancelled.`, ...back.lines];
  work.change("postal_orders", order, {
    status: "cancelled",
    cancelled_on: today,
    check_on: removeOn(context, order),
    failure: null,
    attempts: 0,
  });
  work.tell(`account:${order.account_id}`, "postalOrders");
  if (account) {
    const amount =
      payment.used_credit_type === null ? payment.amount_total - payment.amount_refunded : null;
    const mail = postCancelledMail(settings, { ...facts, amount });
    const { email: to, locale } = account;
    post(context, { kind: "post_cancelled", to, locale, sender: null, mail });
    lines.push(`${to} gets an email.`);
  }
  return { ok: true, lines };
};
