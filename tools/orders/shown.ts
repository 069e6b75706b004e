import { addressee, addressLines } from "#core/domain/address/index.ts";
import { referenceOf } from "#core/domain/payment/index.ts";
import { classOf, type PostalOrderRecord, totalOf } from "#core/domain/postal/index.ts";
import { formatMoney } from "#core/kernel/index.ts";

const reference = ({ payment_id }: PostalOrderRecord): string =>
  payment_id === null ? "not paid" : referenceOf({ id: payment_id });
const postage = ({ postal_class }: PostalOrderRecord): string =>
  classOf(postal_class)?.name ?? "no postage";

/** One order in a line of `list`; `postOn` is the day it’s handed to the post. */
export const lineOf = (order: PostalOrderRecord, postOn: string | null): string =>
  [
    `post on ${postOn ?? "any day"}`,
    reference(order).padEnd(8),
    order.status.padEnd(8),
    postage(order).padEnd(12),
    formatMoney(totalOf(order)).padStart(6),
    order.address ? `${addressee(order.address)}, ${order.address.postcode}` : "no address",
    ...(order.provider === null ? [] : [`with ${order.provider}`]),
    ...(order.failure === null ? [] : [`NOT WELL: ${order.failure}`]),
  ].join("  ");

/** A moment to the minute, in UTC. */
const moment = (iso: string | null): string =>
  iso === null ? "–" : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

/** Everything an operator needs of one order, the envelope first. */
export const sheetOf = (order: PostalOrderRecord): readonly string[] => {
  const { address, failure, attempts } = order;
  const facts: readonly (readonly [string, string])[] = [
    ["reference", reference(order)],
    ["order", order.id],
    ["status", order.status],
    ["goes to", `the ${order.destination}`],
    ["postage", postage(order)],
    [
      "arrives by",
      `${order.delivery_by ?? "–"}${order.scheduled_delivery ? ", as they chose" : ""}`,
    ],
    ["card", formatMoney(order.card)],
    ["postage costs", formatMoney(order.post)],
    ["total", formatMoney(totalOf(order))],
    ["print", order.print_key ?? "none, or removed 30 days after it was over"],
    ["made by", [order.provider ?? "your desk", order.provider_ref].filter(Boolean).join(", ")],
    ["not well", failure === null ? "–" : `${failure} (${attempts} tries in vain)`],
    ["next look", moment(order.check_on)],
    ["ordered", moment(order.created_on)],
    ["paid", moment(order.paid_on)],
    ["printing", moment(order.printing_on)],
    ["posted", moment(order.posted_on)],
    ["cancelled", moment(order.cancelled_on)],
    ["payment", order.payment_id ?? "–"],
    ["card’s id", order.story_id],
    ["account", order.account_id],
  ];
  return [
    ...(address ? [addressee(address), ...addressLines(address)] : ["No address yet."]),
    "",
    ...facts.map(([name, value]) => `${name.padEnd(16)}${value}`),
    "",
    "Times are in UTC.",
  ];
};
