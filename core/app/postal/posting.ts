import type { Address } from "#core/domain/address/index.ts";
import type { Payment } from "#core/domain/payment/index.ts";
import {
  creditPaysFor,
  type Destination,
  type PostalOrder,
  postalWords,
} from "#core/domain/postal/index.ts";
import type { Message, Refusal } from "#core/kernel/index.ts";
import type { InputOf } from "#core/operations/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";
import { PostalOffer } from "./offer.ts";

/** As many payments as one call lists. */
const most = 100;

type Change = Omit<NonNullable<InputOf<"changePostalOrder">["body"]>, "version">;

/** Posting one card: its orders, and the one that is being made (POST-02, POST-04). */
export class Posting {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  busy = false;
  error: Message | null = null;
  fieldErrors: Readonly<Record<string, Message>> = {};
  currentOrder: PostalOrder | null = null;
  /** Orders of this card, the newest first. */
  history: readonly PostalOrder[] = [];
  /** What the order was paid with, where it is (OPEN-161). */
  payment: Payment | null = null;
  readonly storyId: string;
  readonly orderId: string | null;
  readonly offer: PostalOffer;
  readonly #ports: AppPorts;
  readonly #session: Session;
  #key: string;
  /** What the key was made for: another order needs another. */
  #keyOf = "";

  /** @param orderId the order that is looked at; without one the newest that isn't paid is picked up */
  constructor(ports: AppPorts, session: Session, storyId: string, orderId: string | null = null) {
    this.#ports = ports;
    this.#session = session;
    this.storyId = storyId;
    this.orderId = orderId;
    this.offer = ports.observe(new PostalOffer(ports, session, storyId));
    this.#key = ports.newKey();
  }

  async open(): Promise<void> {
    this.error = null;
    if (this.loaded !== "ready") this.loaded = "loading";
    const [, orders] = await Promise.all([
      this.offer.open(),
      this.#session.api("readPostalOrders", { query: { story_id: this.storyId } }),
      this.#session.readProfile(),
    ]);
    if (!orders.ok) return this.#fail(orders.refusal);
    this.history = orders.value.postal_orders.toSorted((a, b) =>
      b.created_on.localeCompare(a.created_on),
    );
    this.currentOrder =
      this.orderId === null
        ? (this.incomplete[0] ?? null)
        : (this.history.find(({ id }) => id === this.orderId) ?? null);
    await this.#readPayment();
    this.loaded = this.orderId !== null && this.currentOrder === null ? "missing" : "ready";
  }
  /** The latest payments are enough: an order that is looked at was paid for lately. */
  async #readPayment(): Promise<void> {
    const order = this.currentOrder;
    if (this.orderId === null || order === null || order.status === "incomplete") return;
    const answer = await this.#session.api("readPayments", { query: { limit: most } });
    if (!answer.ok) return;
    this.payment =
      answer.value.payments.find(({ postal_order }) => postal_order?.id === order.id) ?? null;
  }
  #fail(refusal: Refusal): void {
    const isGone = isNotFound(refusal) || refusal.code === "forbidden";
    this.loaded = isGone ? "missing" : "failed";
  }

  /** Orders that were begun and not paid for. */
  get incomplete(): readonly PostalOrder[] {
    return this.history.filter(({ status }) => status === "incomplete");
  }
  /** Orders that are paid for, on whichever way they are. */
  get ordered(): readonly PostalOrder[] {
    return this.history.filter(({ status }) => status !== "incomplete");
  }
  /** How it travels, once that is chosen. */
  get postalClass() {
    const id = this.currentOrder?.postal_class;
    return this.offer.postal_classes.find((one) => one.id === id) ?? null;
  }
  get credits(): number {
    return this.#session.profile?.credits_postal_available ?? 0;
  }
  /** Whether a postal credit pays for the order as it is (POST-05, OPEN-151). */
  get creditPays(): boolean {
    const postalClass = this.currentOrder?.postal_class ?? null;
    return this.credits > 0 && postalClass !== null && creditPaysFor(postalClass);
  }

  /** The order with this address: the one that was begun, or a new one; its id, or null where it isn't kept. */
  async sendTo(address: Address, destination: Destination): Promise<string | null> {
    if (this.busy) return null;
    const order = { address_id: address.id, destination };
    if (this.currentOrder?.status === "incomplete")
      return (await this.change(order)) ? this.currentOrder.id : null;
    this.#begin();
    const body = { story_id: this.storyId, ...order, ...this.#usual };
    const keyOf = JSON.stringify(body);
    if (keyOf !== this.#keyOf) this.#key = this.#ports.newKey();
    this.#keyOf = keyOf;
    const answer = await this.#session.api("createPostalOrder", { body }, { key: this.#key });
    this.busy = false;
    if (!answer.ok) {
      this.#refuse(answer.refusal);
      return null;
    }
    this.#key = this.#ports.newKey();
    this.#keep(answer.value.postal_order);
    return answer.value.postal_order.id;
  }
  /** The cheapest way is chosen to begin with: the one that a credit pays for. */
  get #usual(): Change {
    const [first] = this.offer.postal_classes.toSorted((a, b) => a.amount - b.amount);
    return first ? { postal_class: first.id } : {};
  }

  /** Changes the order that isn't paid; one that was changed elsewhere is shown as it is there. */
  async change(change: Change): Promise<boolean> {
    const order = this.currentOrder;
    if (order === null || this.busy) return false;
    this.#begin();
    const answer = await this.#session.api("changePostalOrder", {
      path: { id: order.id },
      body: { ...change, version: order.version },
    });
    this.busy = false;
    if (answer.ok) {
      this.#keep(answer.value.postal_order);
      return true;
    }
    this.#refuse(answer.refusal);
    if (answer.refusal.code === "stale") await this.open();
    return false;
  }

  /** Whether nothing is missing before it is paid; what is missing is said. */
  check(): boolean {
    const order = this.currentOrder;
    this.error =
      order?.address == null
        ? postalWords.noAddress
        : order.postal_class === null
          ? postalWords.noClass
          : null;
    return this.error === null && Object.keys(this.fieldErrors).length === 0;
  }

  #begin(): void {
    this.busy = true;
    this.error = null;
    this.fieldErrors = {};
  }
  #keep(order: PostalOrder): void {
    this.currentOrder = order;
    this.history = [order, ...this.history.filter(({ id }) => id !== order.id)];
  }
  /** What was wrong with a field in its own words, all else in those of post (OPEN-158). */
  #refuse({ errors }: Refusal): void {
    this.fieldErrors = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    this.error = errors.length > 0 ? null : postalWords.notSaved;
  }
}
