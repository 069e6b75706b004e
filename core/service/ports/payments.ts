import type { ProviderState } from "#core/domain/payment/index.ts";

/** What the provider is asked to take. */
export interface PaymentRequest {
  /** The payment's id: asking twice is answered with the same. */
  readonly key: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What stands on a statement, in a few words. */
  readonly description: string;
}

/** A payment at the provider. */
export interface ProviderPayment extends ProviderState {
  /** The provider's name for it. */
  readonly ref: string;
  /** What the payer's browser finishes it with; nobody else is given it. */
  readonly client_secret: string;
  /** What was given back of it, in minor units. */
  readonly amount_refunded: number;
}

/** Takes money. A call that fails may be tried again with the same key; it throws {@link ProviderAway} then. */
export interface PaymentProvider {
  readonly name: "test" | "stripe";
  /** The key that the provider's own form is opened with in a browser; null where it has none. */
  readonly publishableKey: string | null;
  create(request: PaymentRequest): Promise<ProviderPayment>;
  read(ref: string): Promise<ProviderPayment>;
  /** Nobody can pay it any more, unless it is paid already: the answer says which. */
  cancel(ref: string): Promise<ProviderPayment>;
  /** Gives money back, once for each key. */
  refund(ref: string, amount: number, key: string): Promise<void>;
  /** The cards and the questions of the test provider; null where money is real. */
  readonly test: TestPayments | null;
}

/** What happens to a payment at the test provider when somebody tries a card. */
export type TestAnswer = "succeeded" | "failed" | "processing" | "requires_action";

export interface TestPayments {
  /** Null when the secret names no payment that can be paid. */
  confirm(clientSecret: string, number: string): Promise<TestAnswer | null>;
  /** Answers the question that a bank asks ("Is it you?"). */
  answer(clientSecret: string, approves: boolean): Promise<TestAnswer | null>;
}

/** The provider can't be reached or doesn't answer as it should; what was asked may or may not be done. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super(`the payment provider is away: ${(cause as Error)?.message ?? cause}`, { cause });
    this.name = "ProviderAway";
  }
}

/** Reads what a payment provider posts when something became of a payment. */
export interface PaymentNotices {
  readonly name: "stripe";
  /**
   * The payment it is about, by the provider's name for it; `ref` is null where it is about something else. `forged`:
   * signed wrongly, or too long ago.
   */
  read(
    header: (name: string) => string | null,
    body: Uint8Array,
    now: number,
  ): { readonly ref: string | null } | "forged" | "unreadable";
}
