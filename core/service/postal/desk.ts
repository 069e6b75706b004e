import {
  britishDay,
  classOf,
  handOverOn,
  isOwed,
  leadsTo,
  type OrderStep,
  type PostalOrderRecord,
  postOn,
} from "#core/domain/postal/index.ts";
import type { Service } from "../context/index.ts";
import { findPayment, type Operated } from "../payment/index.ts";
import { FulfilmentFailed } from "../ports/index.ts";
import { beginStep, endStep, gatherCancel, gatherStep, type Stepping } from "./steps.ts";
import { underLock } from "./underLock.ts";

type Parts = Stepping & Pick<Service, "fulfilment">;
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

/** Takes an order back from the service that has it, or may have it; words where that can't be done. */
const takeBack = async (
  { fulfilment }: Pick<Parts, "fulfilment">,
  { id, provider, provider_ref }: PostalOrderRecord,
): Promise<string | null> => {
  if (provider === null) return null;
  if (fulfilment?.name !== provider)
    return `It was handed over to ${provider}, which isn’t set up here any more. Set it up again first.`;
  try {
    const there =
      provider_ref === null ? await fulfilment.find(id) : await fulfilment.read(provider_ref);
    if (there === null || there.stage === "cancelled") return null;
    const ended = await fulfilment.cancel(there.ref);
    return ended.stage === "cancelled"
      ? null
      : `It’s too late: ${provider} is making it. Ask ${provider} about ${there.ref}.`;
  } catch (error) {
    if (error instanceof FulfilmentFailed) return `${error.message} Nothing is changed here.`;
    throw error;
  }
};
const takesBack = ({ provider }: PostalOrderRecord, lines: readonly string[]) =>
  provider === null ? lines : [`It’s cancelled at ${provider}.`, ...lines];

/**
 * Takes an order a step on at the operator's desk, and tells whoever ordered it. One that a service was asked for is
 * taken back before it is printed here; that it is posted may be said of any.
 */
export const takeStep = async (
  parts: Parts,
  { id }: PostalOrderRecord,
  step: OrderStep,
  dry: boolean,
): Promise<Operated> =>
  underLock(parts, id, async (order) => {
    if (!leadsTo(order, step)) return no(`It can’t be marked as ${step}: it’s ${order.status}.`);
    const isTaken = step === "printing" || (order.provider !== null && order.provider_ref === null);
    const context = beginStep(parts);
    const desk = isTaken ? { provider: null, provider_ref: null } : {};
    const told = await gatherStep(context, order, step, desk);
    const lines = isTaken ? takesBack(order, told) : told;
    if (dry) return { ok: true, lines };
    const why = isTaken ? await takeBack(parts, order) : null;
    if (why !== null) return no(why);
    await endStep(context);
    return { ok: true, lines };
  });

/** Cancels an order that isn't posted, at the service too: the money or the credit goes back, once, and whoever ordered it is told. */
export const cancelOrder = async (
  parts: Parts,
  { id }: PostalOrderRecord,
  dry: boolean,
): Promise<Operated> =>
  underLock(parts, id, async (order) => {
    if (!isOwed(order)) return no(`It can’t be cancelled: it’s ${order.status}.`);
    const context = beginStep(parts);
    const done = await gatherCancel(context, order);
    if (!done.ok) return done;
    const told = { ...done, lines: takesBack(order, done.lines) };
    if (dry) return told;
    const why = await takeBack(parts, order);
    if (why !== null) return no(why);
    await endStep(context);
    return told;
  });

/** Has the service asked within a minute: anew after tries in vain, or for an order that waits at the desk. */
export const handOver = async (
  parts: Parts,
  { id }: PostalOrderRecord,
  dry: boolean,
): Promise<Operated> =>
  underLock(parts, id, async (order) => {
    const { fulfilment } = parts;
    if (fulfilment === null) return no("No service is set up that prints: it’s at your desk.");
    if (!isOwed(order)) return no(`It can’t be handed over: it’s ${order.status}.`);
    if (order.provider === null && order.status === "printing")
      return no("It can’t be handed over: it’s being printed at your desk.");
    const context = beginStep(parts);
    const day = order.provider_ref === null ? handOverOn(order) : null;
    if (day !== null && day > britishDay(context.now))
      return no(`It’s handed over on ${day}, so that it doesn’t arrive too early.`);
    const { work, today } = context;
    work.change("postal_orders", order, { check_on: today });
    if (!dry) await endStep(context);
    return {
      ok: true,
      lines: [`${fulfilment.name} is asked at the server’s next look, within a minute.`],
    };
  });
