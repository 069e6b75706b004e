import { isOwed, type PostalOrderRecord } from "#core/domain/postal/index.ts";
import type { Context } from "../context/index.ts";
import { removeForGood } from "../media/index.ts";

/** Removes orders with what would have been printed. */
const drop = (context: Context, orders: readonly PostalOrderRecord[]): void => {
  if (orders.length === 0) return;
  context.work.remove("postal_orders", { id: orders.map(({ id }) => id) });
  removeForGood(context, new Set(orders.flatMap(({ print_key }) => print_key ?? [])));
};

/** A card is deleted: what nobody has paid for goes with it. What was paid for is printed and posted all the same. */
export const dropUnfinished = async (
  context: Context,
  story_id: PostalOrderRecord["story_id"],
): Promise<void> =>
  drop(context, await context.store.list("postal_orders", { story_id, status: "incomplete" }));

/** An account is deleted: its orders go with it, but for those that are still to be posted; these go once they are. */
export const dropOrders = async (
  context: Context,
  account_id: PostalOrderRecord["account_id"],
): Promise<void> => {
  const orders = await context.store.list("postal_orders", { account_id });
  drop(
    context,
    orders.filter((order) => !isOwed(order)),
  );
};
