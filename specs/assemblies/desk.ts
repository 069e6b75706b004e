import { addressee } from "#core/domain/address/index.ts";
import type { PostalOrderRecord } from "#core/domain/postal/index.ts";
import {
  cancelOrder,
  findOrder,
  followOrders,
  type Operated,
  printOf,
  type Service,
  takeStep,
  waitingOrders,
} from "#core/service/index.ts";
import { checkPayments } from "#core/service/payment/index.ts";
import type { OperatorDesk } from "./assembly.ts";

const said = (told: Operated): string => (told.ok ? told.lines.join(" ") : told.why);

/** The operator’s commands on a service that is at hand. */
export const operatorDesk = (service: Service): OperatorDesk => {
  const one = async (id: string): Promise<PostalOrderRecord> => {
    const order = await findOrder(service, id);
    if (!order) throw new Error(`there is no order ${id}`);
    return order;
  };
  return {
    waiting: async () =>
      (await waitingOrders(service)).map(({ order, postOn }) => ({
        id: order.id,
        to: order.address ? addressee(order.address) : "",
        postOn,
      })),
    print: async (id) => printOf(service, await one(id)),
    takeStep: async (id, step) => said(await takeStep(service, await one(id), step, false)),
    cancel: async (id) => said(await cancelOrder(service, await one(id), false)),
    due: async () => {
      await followOrders(service);
      await checkPayments(service);
    },
    refunded: async () => {
      const taken = await service.store.list("test_payments", {});
      return taken.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
    },
  };
};
