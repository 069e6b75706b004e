import type { Check, PaymentNotices, PaymentProvider } from "#core/service/index.ts";
import type { ServerSettings } from "./settings.ts";

/** Where cards are paid with; null without keys: the test provider takes no money (OPEN-152). */
export const openStripe = async ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey = "",
  STRIPE_WEBHOOK_SECRET: webhookSecret = "",
}: ServerSettings): Promise<{
  readonly provider: PaymentProvider;
  readonly notices: PaymentNotices;
  readonly check: Check;
} | null> => {
  if (secretKey === undefined) return null;
  const { stripeCheck, stripeClient, stripeNotices, stripeProvider } = await import(
    "#adapters/stripe/index.ts"
  );
  const options = { secretKey, publishableKey };
  const client = stripeClient(options);
  return {
    provider: stripeProvider(options, client),
    notices: stripeNotices(webhookSecret),
    check: stripeCheck(client),
  };
};
