import { type Payment, paymentWords } from "#core/domain/payment/index.ts";
import { type Cancel, type Message, type Outcome, seconds, wordsOf } from "#core/kernel/index.ts";
import type { AnswerOf, InputOf } from "#core/operations/index.ts";
import { tellOfAccount } from "../account/news.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** What is bought, as the call takes it (API-94..96). */
export type Order = InputOf<"pay">["body"];

/**
 * Where somebody is on the way to having paid:
 * `choosing` what to buy, `opening` the payment, at the `form`, `trying` a card, at the bank's `question`, `waiting` for
 * the provider, `late` when that takes more than a minute, and `done`.
 */
export type CheckoutStep =
  | "choosing"
  | "opening"
  | "form"
  | "trying"
  | "question"
  | "waiting"
  | "late"
  | "done";

type Tried = Promise<Outcome<AnswerOf<"confirmTestPayment">>>;

/** The provider is asked once a second, up to sixty times (OPEN-154). */
const askEvery = seconds(1);
const mostAsked = 60;

/** Paying for a tier or for credits: from what was chosen to having it (PAY-18, PAY-19). Closing it loses nothing: what was paid is settled by the server. */
export class Checkout {
  step: CheckoutStep = "choosing";
  error: Message | null = null;
  order: Order | null = null;
  payment: Payment | null = null;
  provider: "test" | "stripe" | null = null;
  readonly #ports: AppPorts;
  readonly #session: Session;
  readonly #onPaid: () => unknown;
  #secret = "";
  #publishableKey: string | null = null;
  #key: string;
  #asked = 0;
  #next: Cancel = () => {};
  /** What is under way belongs to this opening: one that was closed and opened anew hears no late answer. */
  #opening = 0;

  /** @param onPaid reads anew what was paid for */
  constructor(ports: AppPorts, session: Session, onPaid: () => unknown) {
    this.#ports = ports;
    this.#session = session;
    this.#onPaid = onPaid;
    this.#key = ports.newKey();
  }

  close(): void {
    this.#opening++;
    this.#next();
  }

  get isBusy(): boolean {
    return ["opening", "trying", "waiting"].includes(this.step);
  }
  /** Credits of the kind that pays for an unlimited card (OPEN-151). */
  get credits(): number {
    return this.#session.profile?.credits_digital_available ?? 0;
  }

  /** What Stripe’s form is opened with; null where the test provider takes the card. */
  get stripe(): { readonly publishableKey: string; readonly clientSecret: string } | null {
    return this.provider === "stripe" && this.#publishableKey !== null
      ? { publishableKey: this.#publishableKey, clientSecret: this.#secret }
      : null;
  }

  /** Back to what can be bought; a payment that was opened is taken up again when the same is chosen. */
  again(): void {
    this.close();
    this.step = "choosing";
    this.error = null;
    this.order = null;
    this.payment = null;
    this.#key = this.#ports.newKey();
  }

  /** Opened once more: what is over is no longer thanked for. */
  renew(): void {
    if (this.step === "done" || this.step === "late") this.again();
  }

  /** Chooses what to buy, and opens its payment; with a credit it is done by that. */
  async choose(order: Order): Promise<void> {
    if (this.isBusy) return;
    const opening = ++this.#opening;
    this.order = order;
    this.error = null;
    this.step = "opening";
    const answer = await this.#session.api("pay", { body: order }, { key: this.#key });
    if (opening !== this.#opening) return;
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      this.step = "choosing";
      this.#key = this.#ports.newKey();
      return;
    }
    const { client_secret, payment, provider, publishable_key } = answer.value;
    this.#publishableKey = publishable_key ?? null;
    this.payment = payment ?? null;
    this.provider = provider ?? null;
    this.#secret = client_secret ?? "";
    if (client_secret === undefined) return this.#finish();
    this.step = "form";
  }

  /** Tries a card of the test provider (OPEN-152). */
  async tryTestCard(number: string): Promise<void> {
    if (this.step !== "form") return;
    this.step = "trying";
    this.error = null;
    const body = { client_secret: this.#secret, number };
    await this.#hear(this.#session.api("confirmTestPayment", { body }));
  }
  /** Says to the bank whether it is really them. */
  async answerQuestion(approve: boolean): Promise<void> {
    if (this.step !== "question") return;
    this.step = "trying";
    const body = { client_secret: this.#secret, approve };
    await this.#hear(this.#session.api("answerTestPayment", { body }));
  }

  async #hear(asked: Tried): Promise<void> {
    const opening = this.#opening;
    const answer = await asked;
    if (opening !== this.#opening) return;
    if (!answer.ok) {
      this.error = wordsOf(answer.refusal);
      this.step = "form";
    } else if (answer.value.status === "requires_action") this.step = "question";
    else if (answer.value.status === "failed") {
      this.error = paymentWords.failed;
      this.step = "form";
    } else await this.#wait();
  }

  /** Hears from the provider’s own form how trying a card ended; whether it is paid, the server says. */
  async heardFromProvider(wentThrough: boolean): Promise<void> {
    if (this.step !== "form") return;
    if (wentThrough) await this.#wait();
    else this.error = paymentWords.failed;
  }

  async #wait(): Promise<void> {
    this.step = "waiting";
    this.#asked = 0;
    await this.#ask();
  }

  /** Asks the server how it stands, again and again until it is over. */
  async #ask(): Promise<void> {
    const { payment } = this;
    if (payment === null) return;
    const opening = this.#opening;
    const answer = await this.#session.api("readPaymentStatus", { path: { id: payment.id } });
    if (opening !== this.#opening) return;
    this.#asked++;
    const status = answer.ok ? answer.value.payment_status : "processing";
    if (status === "succeeded") return this.#finish();
    if (status === "failed" || status === "canceled") {
      this.error = status === "failed" ? paymentWords.failed : paymentWords.canceled;
      this.step = status === "failed" ? "form" : "choosing";
      return;
    }
    if (this.#asked >= mostAsked) this.step = "late";
    else this.#next = this.#ports.clock.after(askEvery, () => void this.#ask());
  }

  async #finish(): Promise<void> {
    const opening = this.#opening;
    // credits and the tier are shown all over the page
    await Promise.all([this.#session.readProfile(), this.#onPaid()]);
    tellOfAccount(this.#ports);
    if (opening === this.#opening) this.step = "done";
  }
}
