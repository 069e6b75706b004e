import Stripe from "stripe";
import { seconds } from "#core/kernel/index.ts";
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
} from "#core/service/ports/index.ts";

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Another server that speaks Stripe's interface; Stripe's own without it. */
  readonly server?: { readonly host: string; readonly port: number };
}

export const stripeClient = ({ secretKey, server }: StripeOptions): Stripe =>
  new Stripe(secretKey, {
    ...(server ? { ...server, protocol: "http" as const } : {}),
    timeout: seconds(10),
    maxNetworkRetries: 1,
    telemetry: false,
  });

/** With the charge comes the card that was paid with. */
const withCard = { expand: ["latest_charge"] };

const statusOf = (status: Stripe.PaymentIntent["status"]): ProviderPayment["status"] => {
  if (status === "succeeded") return "succeeded";
  if (status === "canceled") return "canceled";
  // taken from the card and not yet ours
  if (status === "processing" || status === "requires_capture") return "processing";
  return "open";
};

const shown = (intent: Stripe.PaymentIntent): ProviderPayment => {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    ref: intent.id,
    client_secret: intent.client_secret ?? "",
    status: statusOf(intent.status),
    isRefused: intent.status === "requires_payment_method" && intent.last_payment_error !== null,
    amount: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    amount_refunded: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    card_last4: card?.last4 ?? null,
    card_brand: card?.brand ?? null,
  };
};

const orAway = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw new ProviderAway(error);
  }
};

/** A payment that is over, or on its way, can't be cancelled: Stripe refuses with this. */
const isOver = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === "payment_intent_unexpected_state";

const lives = (refund: Stripe.Refund): boolean =>
  refund.status !== "failed" && refund.status !== "canceled";

/** Takes money with Stripe, by card (PAY-18). */
export const stripeProvider = (
  { publishableKey }: Pick<StripeOptions, "publishableKey">,
  stripe: Stripe,
): PaymentProvider => {
  const read = async (ref: string) =>
    shown(await orAway(stripe.paymentIntents.retrieve(ref, withCard)));
  return {
    name: "stripe",
    publishableKey,
    create: async ({ key, amount, currency, description }) =>
      shown(
        await orAway(
          stripe.paymentIntents.create(
            {
              amount,
              currency,
              description,
              allowed_payment_method_types: ["card"],
              metadata: { payment: key },
              ...withCard,
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    read,
    cancel: async (ref) => {
      try {
        return shown(await stripe.paymentIntents.cancel(ref, withCard));
      } catch (error) {
        if (isOver(error)) return read(ref);
        throw new ProviderAway(error);
      }
    },
    refund: async (ref, amount, key) => {
      // Stripe forgets an idempotency key after a day; what was given back stays listed
      const before = await orAway(stripe.refunds.list({ payment_intent: ref, limit: 100 }));
      if (before.data.some((refund) => refund.metadata?.key === key && lives(refund))) return;
      await orAway(
        stripe.refunds.create(
          { payment_intent: ref, amount, metadata: { key } },
          { idempotencyKey: `refund:${key}` },
        ),
      );
    },
    test: null,
  };
};
