import { isUnderWay, type PostalOrder } from "#core/domain/postal/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** Printed copies of a card that were begun or are on their way, for the pages about the card. */
export class PostalNews {
  orders: readonly PostalOrder[] = [];
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #storyId: string;

  constructor(ports: AppPorts, session: Session, storyId: string) {
    this.#ports = ports;
    this.#session = session;
    this.#storyId = storyId;
  }

  /** Without an answer there is no news: nothing else on the page hangs on it. */
  async open(): Promise<void> {
    const query = { story_id: this.#storyId };
    const answer = await this.#session.api("readPostalOrders", { query });
    if (!answer.ok) return;
    const today = iso(this.#ports.clock.now()).slice(0, 10);
    this.orders = answer.value.postal_orders.filter((order) => isUnderWay(order, today));
  }
}
