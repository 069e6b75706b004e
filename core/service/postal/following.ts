import {
  britishDay,
  handOverOn,
  isOwed,
  lookEvery,
  type PostalOrderRecord,
  retryAfter,
} from "#core/domain/postal/index.ts";
import { iso, minutes, seconds } from "#core/kernel/index.ts";
import { type JobLog, type PeriodicJob, type Service, startPeriodicJob } from "../context/index.ts";
import { removeForGood } from "../media/index.ts";
import { Conflict, type Fulfilment, FulfilmentFailed, type PrintOrder } from "../ports/index.ts";
import { noticeLink, printLink, readNoticeLink } from "./links.ts";
import { hasPrint } from "./print.ts";
import { beginStep, endStep, gatherCancel, gatherStep, type Stepping } from "./steps.ts";
import { orderKey } from "./underLock.ts";

type Parts = Stepping & Pick<Service, "fulfilment" | "secrets" | "reporter">;

const batch = 50;

/**
 * Does what is due about each order: hands it over to the service that prints, asks how it stands, or removes a print
 * that has had its time. One order is done by one server at a time, and each write is as of the version read.
 */
export const followOrders = async (parts: Parts): Promise<void> => {
  const { store, clock } = parts;
  const now = iso(clock.now());
  const due = { check_on: { before: iso(clock.now() + 1) } };
  const orders = await store.list("postal_orders", due, { order: "check_on", limit: batch });
  for (const { id } of orders) await follow(parts, id, now);
};

/**
 * Hears that something became of an order at the service, and has it asked at the next look, within a minute. News that
 * comes twice, late, in another order or from somebody else therefore says nothing wrong; `unknown` where nobody here
 * asked for news at this address, `later` where the order is being worked on.
 */
export const hearOrder = async (
  parts: Parts,
  sealed: string,
): Promise<"heard" | "later" | "unknown"> => {
  const id = readNoticeLink(parts, sealed);
  if (id === null) return "unknown";
  const order = await parts.store.find("postal_orders", id);
  if (!order || !isOwed(order) || order.provider === null || order.check_on === null)
    return "heard";
  try {
    await later(parts, order, { check_on: iso(parts.clock.now()) });
    return "heard";
  } catch (error) {
    if (error instanceof Conflict) return "later";
    throw error;
  }
};

/** Does what is to be done about one order as it is by then. */
const follow = (parts: Parts, id: string, now: string): Promise<void> =>
  parts.store.exclusively(orderKey(id), async () => {
    const order = await parts.store.find("postal_orders", id);
    if (order?.check_on == null || order.check_on > now) return;
    try {
      if (isOwed(order)) await advance(parts, order);
      else await forgetPrint(parts, order);
    } catch (error) {
      // somebody else was quicker, and finds it next time if there is anything left to do
      if (!(error instanceof Conflict)) await putOff(parts, id, error);
    }
  });

const advance = async (parts: Parts, order: PostalOrderRecord): Promise<void> => {
  const { fulfilment } = parts;
  if (order.provider !== null && order.provider !== fulfilment?.name)
    throw new FulfilmentFailed(`It’s with ${order.provider}, which isn’t set up here any more.`);
  // it waits at the operator's desk
  if (fulfilment === null) return later(parts, order, { check_on: null });
  if (order.provider_ref !== null)
    return take(parts, order, await fulfilment.read(order.provider_ref));
  const day = handOverOn(order);
  if (day !== null && day > britishDay(parts.clock.now()))
    return later(parts, order, { check_on: `${day}T00:00:00.000Z` });
  return handOver(parts, fulfilment, order);
};

/** Writes nothing but how the order stands with whoever prints it. */
const later = async (
  parts: Parts,
  order: PostalOrderRecord,
  set: Partial<PostalOrderRecord>,
): Promise<void> => {
  const context = beginStep(parts);
  context.work.change("postal_orders", order, set);
  await endStep(context);
};

/**
 * Asks the service to print an order. That it is asked is written down first: a process that dies in between asks again
 * with the same key, and whoever cancels the order meanwhile asks the service whether it has it.
 */
const handOver = async (
  parts: Parts,
  fulfilment: Fulfilment,
  before: PostalOrderRecord,
): Promise<void> => {
  const { address, postal_class } = before;
  if (address === null || postal_class === null || !(await hasPrint(parts, before)))
    throw new FulfilmentFailed("Its print is gone, or is no PDF. Cancel it.");
  let order = before;
  if (order.provider === null) {
    await later(parts, order, { provider: fulfilment.name });
    order = { ...order, provider: fulfilment.name, version: order.version + 1 };
  }
  const placed = await fulfilment.order({
    key: order.id,
    address,
    postal_class,
    print: printLink(parts, order),
    notice: noticeLink(parts, order),
  });
  try {
    await take(parts, order, placed);
  } catch (error) {
    if (error instanceof Conflict) await takeBackCancelled(parts, fulfilment, order.id, placed);
    throw error;
  }
};

/** Whoever cancelled an order while the service was asked couldn't know that it has it. */
const takeBackCancelled = async (
  { store }: Pick<Parts, "store">,
  fulfilment: Fulfilment,
  id: string,
  { ref }: PrintOrder,
): Promise<void> => {
  const now = await store.find("postal_orders", id);
  if (now?.status === "cancelled") await fulfilment.cancel(ref);
};

/** Takes an order to where the service has it, with the mails of each step. */
const take = async (parts: Parts, order: PostalOrderRecord, seen: PrintOrder): Promise<void> => {
  const context = beginStep(parts);
  const { ref, stage, trouble } = seen;
  const next = { provider_ref: ref, check_on: iso(context.now + lookEvery) };
  if (stage === "cancelled") {
    const done = await gatherCancel(context, order);
    if (!done.ok) throw new FulfilmentFailed(`It’s cancelled at ${order.provider}. ${done.why}`);
  } else if (stage === "posted") await gatherStep(context, order, "posted", { provider_ref: ref });
  else if (stage === "printing" && order.status === "paid")
    await gatherStep(context, order, "printing", { ...next, failure: trouble });
  else context.work.change("postal_orders", order, { ...next, attempts: 0, failure: trouble });
  if (trouble !== null && trouble !== order.failure) warn(parts, order, trouble);
  await endStep(context);
};

const warn = (
  { reporter }: Pick<Parts, "reporter">,
  { id, attempts }: PostalOrderRecord,
  reason: string,
): void =>
  reporter.warning("A printed card isn’t on its way as it should be. See npm run orders.", {
    order: id,
    attempts,
    reason,
  });

/** What went wrong is kept at the order for an operator, and it is tried again ever more seldom. */
const putOff = async (parts: Parts, id: string, error: unknown): Promise<void> => {
  const isExpected = error instanceof FulfilmentFailed;
  if (!isExpected) parts.reporter.fault(error, "following orders");
  const order = await parts.store.find("postal_orders", id);
  if (!order) return;
  const attempts = order.attempts + 1;
  const failure = isExpected ? error.message : "Something went wrong. The log says what.";
  if (isExpected && failure !== order.failure) warn(parts, order, failure);
  const check_on = iso(parts.clock.now() + retryAfter(attempts));
  await later(parts, order, { attempts, failure, check_on }).catch((late: unknown) => {
    if (!(late instanceof Conflict)) throw late;
  });
};

/** The print of a card that was posted, or cancelled, has had its time. */
const forgetPrint = async (parts: Parts, order: PostalOrderRecord): Promise<void> => {
  const context = beginStep(parts);
  context.work.change("postal_orders", order, { print_key: null, check_on: null });
  removeForGood(context, new Set(order.print_key === null ? [] : [order.print_key]));
  await endStep(context);
};

export const startFollowingOrders = (parts: Parts & { readonly jobs?: JobLog }): PeriodicJob =>
  startPeriodicJob(parts, { name: "printed cards", atFirst: seconds(15), every: minutes(1) }, () =>
    followOrders(parts),
  );
