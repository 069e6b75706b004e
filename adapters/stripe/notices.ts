import Stripe from "stripe";
import { minutes, seconds } from "#core/kernel/index.ts";
import type { PaymentNotices } from "#core/service/ports/index.ts";

/** An event is signed with the moment of its sending, also when it is sent again. */
const tolerance = minutes(5) / seconds(1);

/** Verifies what Stripe posts, over the bytes as they came, and reads which payment it is about. */
export const stripeNotices = (secret: string): PaymentNotices => ({
  name: "stripe",
  read: (header, body, now) => {
    try {
      const event = Stripe.webhooks.constructEvent(
        Buffer.from(body),
        header("stripe-signature") ?? "",
        secret,
        tolerance,
        undefined,
        now,
      );
      return event.type.startsWith("payment_intent.")
        ? { ref: (event.data.object as Stripe.PaymentIntent).id }
        : { ref: null };
    } catch (error) {
      return error instanceof Stripe.errors.StripeSignatureVerificationError
        ? "forged"
        : "unreadable";
    }
  },
});
