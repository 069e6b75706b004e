import {
  britishDay,
  creditPaysFor,
  lacking,
  orderWords,
  type PostalOrderRecord,
} from "#core/domain/postal/index.ts";
import { words } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { isPostOffered } from "./offering.ts";

/** Which order is to be paid for, and how. */
interface Wanted {
  readonly postal_order_id: string;
  readonly story_id: string;
  readonly use_credit_type?: "digital" | "postal" | undefined;
}

/** An order that can be paid for now: the asker's own, of that card, and nothing is missing (POST-04, POST-05). */
export const orderToPay = async (
  context: Context,
  { postal_order_id, story_id, use_credit_type }: Wanted,
): Promise<Outcome<PostalOrderRecord, "notFound" | "invalid" | "stale">> => {
  const { store, actor, now } = context;
  const order = await store.find("postal_orders", postal_order_id);
  const isTheirs = order?.account_id === actor.account && order?.story_id === story_id;
  if (!order || !isTheirs || !(await isPostOffered(context)))
    return refused("notFound", words.notFound);
  if (order.status !== "incomplete") return refused("stale", orderWords.paid);

  const missing = lacking(order, britishDay(now));
  if (missing) return invalid(missing.field, missing.words);
  if (use_credit_type === "digital") return invalid("use_credit_type", orderWords.creditIsPostal);
  if (use_credit_type === "postal" && !creditPaysFor(order.postal_class ?? ""))
    return invalid("use_credit_type", orderWords.creditIsStandard);
  return done(order);
};
