import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import type { Service } from "../context/index.ts";
import type { Operated } from "../payment/index.ts";

/** What may be done to an order at one time: its service is asked by one process, and by nobody while it is cancelled. */
export const orderKey = (id: PostalOrderRecord["id"]): string => `order:${id}`;

/** Does something to an order as it is by then. */
export const underLock = (
  { store }: Pick<Service, "store">,
  id: PostalOrderRecord["id"],
  run: (order: PostalOrderRecord) => Promise<Operated>,
): Promise<Operated> =>
  store.exclusively(orderKey(id), async () => {
    const order = await store.find("postal_orders", id);
    return order ? run(order) : { ok: false, why: `There is no order ${id} any more.` };
  });
