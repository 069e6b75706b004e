import Stripe from "stripe";
import { minutes } from "#core/kernel/index.ts";
import type { Check } from "#core/service/ports/index.ts";

/** What an operator can do about it; Stripe's own words may hold a part of the key. */
const reasonOf = (error: unknown): string => {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return "Stripe refuses the key. See STRIPE_SECRET_KEY.";
  return "Stripe can’t be reached. Payments wait until it can.";
};

/** Stripe answers, and takes the key. */
export const stripeCheck = (stripe: Stripe): Check => ({
  name: "payments",
  purpose: "Takes payments with Stripe.",
  failing: "degraded",
  every: minutes(5),
  look: () =>
    stripe.paymentIntents.list({ limit: 1 }).then(
      () => null,
      (error: unknown) => reasonOf(error),
    ),
});
