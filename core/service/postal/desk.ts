import { fullName } from "#core/domain/account/index.ts";
import type { PaymentRecord } from "#core/domain/payment/index.ts";
import { classOf, type PostalOrderRecord, postOn } from "#core/domain/postal/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import { iso } from "#core/kernel/index.ts";
import { type Service, UnitOfWork } from "../context/index.ts";
import { cardName, post, postCancelledMail, postedMail } from "../mail/index.ts";
import { removeForGood } from "../media/index.ts";
import { findPayment, gatherRefund, type Operated, paidBy } from "../payment/index.ts";

type Parts = Pick<Service, "store" | "clock" | "ids" | "settings" | "translator" | "objects">;
type Desk = Pick<Parts, "store">;

const no = (why: string): Operated => ({ ok: false, why });

/** An order that somebody paid for, and the day it is handed to the post so that it is there in time. */
export interface WaitingOrder {
  readonly order: PostalOrderRecord;
  readonly postOn: string | null;
}

/** Orders that are still to be posted, the most urgent first. */
export const waitingOrders = async ({ store }: Desk): Promise<readonly WaitingOrder[]> => {
  const orders = await store.list("postal_orders", { status: ["paid", "printing"] });
  return orders
    .map((order) => {
      const postage = classOf(order.postal_class);
      const by = order.delivery_by;
      return { order, postOn: by === null || postage === null ? null : postOn(by, postage) };
    })
    .toSorted((a, b) => (a.postOn ?? "").localeCompare(b.postOn ?? ""));
};

/** An order by its id, or by the reference of its payment. */
export const findOrder = async (
  { store }: Desk,
  name: string,
): Promise<PostalOrderRecord | null> => {
  const exact = await store.find("postal_orders", name);
  if (exact) return exact;
  const payment = await findPayment({ store }, name);
  const id = payment?.postal_order_id ?? null;
  return id === null ? null : await store.find("postal_orders", id);
};

/** What is printed; null where it is gone, or was changed into something else by whoever uploaded it. */
export const printOf = async (
  { objects }: Pick<Parts, "objects">,
  { print_key }: Pick<PostalOrderRecord, "print_key">,
): Promise<Uint8Array | null> => {
  const bytes = print_key === null ? null : await objects.read(print_key);
  // "%PDF-"
  const isPdf = [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes?.[at] === byte);
  return isPdf ? bytes : null;
};

/** What an operator says of an order. */
export type OrderStep = "printing" | "posted";
/** From where each step leads on. */
const before: Readonly<Record<OrderStep, readonly PostalOrderRecord["status"][]>> = {
  printing: ["paid"],
  posted: ["paid", "printing"],
};

const begin = (parts: Parts) => {
  const [work, now] = [new UnitOfWork(), parts.clock.now()];
  return { ...parts, work, now, today: iso(now) };
};

/** Whom an order's mails go to, and what the card is called; null where the account is gone. */
const readerOf = async (parts: Desk, order: PostalOrderRecord) => {
  const { account, story } = await paidBy(parts, { ...order, postal_order_id: order.id });
  const card = story ? cardName(story) : mailWords.aCard;
  const facts = { card, to: fullName(order.address), story_id: story?.id ?? null };
  return { account, facts };
};

/**
 * Takes an order a step on, and tells whoever ordered it once it is posted. Where their account is gone nothing of the
 * order is kept then.
 */
export const takeStep = async (
  parts: Parts,
  order: PostalOrderRecord,
  step: OrderStep,
  dry: boolean,
): Promise<Operated> => {
  if (!before[step].includes(order.status))
    return no(`It can’t be ${step}: it is ${order.status}.`);
  const context = begin(parts);
  const { work, today } = context;
  const { account, facts } = await readerOf(parts, order);
  const print = new Set(order.print_key === null ? [] : [order.print_key]);
  const lines = [`${order.id} is ${step}.`];
  if (step === "posted" && account === null) {
    work.remove("postal_orders", { id: order.id, version: order.version });
    removeForGood(context, print);
    lines.push("Its account is gone, so nothing of it is kept.");
  } else {
    const set = step === "posted" ? { posted_on: today } : { printing_on: today };
    work.change("postal_orders", order, { status: step, check_on: null, failure: null, ...set });
    work.tell(`account:${order.account_id}`, "postalOrders");
  }
  if (step === "posted" && account) {
    const mail = postedMail(parts.settings, { ...facts, day: order.delivery_by });
    const { email: to, locale } = account;
    post(context, { kind: "posted", to, locale, sender: null, mail });
    lines.push(`${to} is told.`);
  }
  if (dry) return { ok: true, lines };
  await parts.store.commit(work.changes, work.notices);
  // what fails here the reaper removes
  if (step === "posted" && account === null)
    for (const key of print) await parts.objects.remove(key);
  return { ok: true, lines };
};

/** Whether nothing of a payment can be given back: it went back before, or nobody is there to have the credit. */
const isGivenBack = async (
  { store }: Desk,
  payment: PaymentRecord,
  isThere: boolean,
): Promise<boolean> =>
  payment.used_credit_type === null
    ? payment.amount_refunded >= payment.amount_total
    : !isThere || (await store.find("transfers", `${payment.id}:given_back`)) !== null;

/** Cancels an order that isn't posted: the money or the credit goes back, once, and whoever ordered it is told. */
export const cancelOrder = async (
  parts: Parts,
  order: PostalOrderRecord,
  dry: boolean,
): Promise<Operated> => {
  if (order.status !== "paid" && order.status !== "printing")
    return no(`It can’t be cancelled: it is ${order.status}.`);
  const context = begin(parts);
  const { work, today, store } = context;
  const payment = order.payment_id === null ? null : await store.find("payments", order.payment_id);
  if (!payment) return no("Its payment isn’t there.");
  const { account, facts } = await readerOf(parts, order);
  const back = (await isGivenBack(parts, payment, account !== null))
    ? { ok: true as const, lines: ["There is nothing to be given back."] }
    : await gatherRefund(context, payment, null);
  if (!back.ok) return back;
  const lines = [`${order.id} is cancelled.`, ...back.lines];
  work.change("postal_orders", order, {
    status: "cancelled",
    cancelled_on: today,
    check_on: null,
    failure: null,
  });
  work.tell(`account:${order.account_id}`, "postalOrders");
  if (account) {
    const amount =
      payment.used_credit_type === null ? payment.amount_total - payment.amount_refunded : null;
    const mail = postCancelledMail(parts.settings, { ...facts, amount });
    const { email: to, locale } = account;
    post(context, { kind: "post_cancelled", to, locale, sender: null, mail });
    lines.push(`${to} is told.`);
  }
  if (!dry) await store.commit(work.changes, work.notices);
  return { ok: true, lines };
};
