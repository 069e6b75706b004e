import type { AppPorts } from "../appPorts.ts";
import { Checkout } from "../checkout/index.ts";
import type { Session } from "../session/index.ts";
import type { Posting } from "./posting.ts";
import { type MakePrint, PostalPrint } from "./print.ts";

/** Paying for an order by card or by credit (POST-05), once its print is there. */
export class PostalPayment {
  readonly posting: Posting;
  readonly checkout: Checkout;
  readonly print: PostalPrint;
  #isClosed = false;

  constructor(ports: AppPorts, session: Session, posting: Posting, make: MakePrint) {
    this.posting = posting;
    this.checkout = ports.observe(new Checkout(ports, session, () => posting.open()));
    this.print = ports.observe(new PostalPrint(ports, session, posting, make));
  }

  /** What can't be paid for as it is needs no print. */
  async open(): Promise<void> {
    this.#isClosed = false;
    if (this.posting.loaded !== "ready") await this.posting.open();
    const order = this.posting.currentOrder;
    const isWhole = order?.status === "incomplete" && order.address && order.postal_class;
    if (!isWhole || this.#isClosed) return;
    await this.print.prepare();
  }
  close(): void {
    this.#isClosed = true;
    this.print.cancel();
    this.checkout.close();
  }

  /** Opens the payment by card, or is done with a credit (API-97). */
  async pay(by: "card" | "credit"): Promise<void> {
    const order = this.posting.currentOrder;
    if (order === null || this.print.status !== "ready") return;
    await this.checkout.choose({
      payment_type: "postal_order",
      postal_order_id: order.id,
      story_id: order.story_id,
      ...(by === "credit" ? { use_credit_type: "postal" } : {}),
    });
  }
}
