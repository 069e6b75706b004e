import { type Payment, paymentsPerPage } from "#core/domain/payment/index.ts";
import { type Message, wordsOf } from "#core/kernel/index.ts";
import { isNotFound } from "../notFound.ts";
import type { Session } from "../session/index.ts";

/** What one has paid for, the newest first, ten at a time (ROUTE-39, PAY-14), with the credits that are left. */
export class PaymentList {
  loaded: "loading" | "ready" | "failed" = "loading";
  error: Message | null = null;
  busy = false;
  /** More of them may be asked for. */
  hasMore = false;
  payments: readonly Payment[] = [];
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get profile() {
    return this.#session.profile;
  }

  async open(): Promise<void> {
    this.loaded = "loading";
    this.payments = [];
    await Promise.all([this.#session.readProfile(), this.more()]);
  }

  async more(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const query = { limit: paymentsPerPage, offset: this.payments.length };
    const answer = await this.#session.api("readPayments", { query });
    this.busy = false;
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      if (this.loaded === "loading") this.loaded = "failed";
      return;
    }
    const { payments } = answer.value;
    this.error = null;
    this.loaded = "ready";
    this.hasMore = payments.length === paymentsPerPage;
    this.payments = [...this.payments, ...payments];
  }
}

/** One payment (ROUTE-40), and its receipt to an address (PAY-21). */
export class PaymentDetails {
  loaded: "loading" | "ready" | "missing" | "failed" = "loading";
  error: Message | null = null;
  busy = false;
  payment: Payment | null = null;
  /** Where the receipt went last from here. */
  sentTo: string | null = null;
  typed: string | null = null;
  readonly id: string;
  readonly #session: Session;

  constructor(session: Session, id: string) {
    this.#session = session;
    this.id = id;
  }

  get email(): string {
    return this.typed ?? this.#session.profile?.email ?? "";
  }

  async open(): Promise<void> {
    const answer = await this.#session.api("readPayment", { path: { id: this.id } });
    if (answer.ok) {
      this.payment = answer.value.payment;
      this.loaded = "ready";
      return;
    }
    this.error = wordsOf(answer.refusal);
    this.loaded =
      isNotFound(answer.refusal) || answer.refusal.code === "forbidden" ? "missing" : "failed";
  }

  async sendReceipt(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    const email = this.email.trim();
    const asked = { path: { id: this.id }, body: { email } };
    const answer = await this.#session.api("requestReceipt", asked);
    this.busy = false;
    if (answer.ok) this.sentTo = email;
    else this.error = wordsOf(answer.refusal);
  }
}
