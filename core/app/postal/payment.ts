import type { PostalOrder } from "#core/domain/postal/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Checkout } from "../checkout/index.ts";
import type { Session } from "../session/index.ts";
import type { Posting } from "./posting.ts";

/**
 * Makes the print of a card and hands it over, before it is paid for.
 * @param tell hears how far it is, from 0 to 1
 */
export type PreparePrint = (order: PostalOrder, tell: (share: number) => void) => Promise<void>;

/** Paying for an order by card or by credit (POST-05), once its print is there. */
export class PostalPayment {
  print: "preparing" | "ready" | "failed" = "preparing";
  /** How far the print is, from 0 to 1. */
  prepared = 0;
  readonly posting: Posting;
  readonly checkout: Checkout;
  readonly #ports: AppPorts;
  readonly #prepare: PreparePrint | null;
  #opening = 0;

  constructor(
    ports: AppPorts,
    session: Session,
    posting: Posting,
    prepare: PreparePrint | null = null,
  ) {
    this.#ports = ports;
    this.#prepare = prepare;
    this.posting = posting;
    this.checkout = ports.observe(new Checkout(ports, session, () => posting.open()));
  }

  async open(): Promise<void> {
    const opening = ++this.#opening;
    if (this.posting.loaded !== "ready") await this.posting.open();
    const order = this.posting.currentOrder;
    if (order === null || opening !== this.#opening) return;
    this.print = "preparing";
    this.prepared = 0;
    try {
      await this.#prepare?.(order, (share) => {
        if (opening === this.#opening) this.prepared = share;
      });
      if (opening === this.#opening) this.print = "ready";
    } catch (error) {
      this.#ports.reporter.fault(error, "preparing a print");
      if (opening === this.#opening) this.print = "failed";
    }
  }
  close(): void {
    this.#opening++;
    this.checkout.close();
  }

  /** Opens the payment by card, or is done with a credit (API-97). */
  async pay(by: "card" | "credit"): Promise<void> {
    const order = this.posting.currentOrder;
    if (order === null || this.print !== "ready") return;
    await this.checkout.choose({
      payment_type: "postal_order",
      postal_order_id: order.id,
      story_id: order.story_id,
      ...(by === "credit" ? { use_credit_type: "postal" } : {}),
    });
  }
}
