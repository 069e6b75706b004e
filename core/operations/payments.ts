import * as z from "zod/mini";
import {
  Bundle,
  CreditType,
  Payment,
  PaymentStatus,
  Product,
  paymentsPerPage,
} from "#core/domain/payment/index.ts";
import { CardClass, PostalClass } from "#core/domain/postal/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import {
  byId,
  email,
  fields,
  id,
  line,
  maybeOfStory,
  numeric,
  oneOf,
  spelt,
  whole,
  yesNo,
} from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Payments";
const own = { of: "payment", at: "path.id" } as const;
/** `failed`: the card was refused and another may be tried; `requires_action`: the bank asks whether it is really them. */
const TestAnswer = z.object({
  status: z.enum(["succeeded", "failed", "processing", "requires_action"]),
});
const OnePayment = z.object({ payment: Payment });

const credit = oneOf(CreditType.options);
const tier = {
  payment_type: z.literal("product_tier"),
  product_tier: oneOf(["starter", "unlimited"]),
  story_id: id,
  send_method: z.optional(oneOf(["Email", "Link", "Post"])),
  use_credit_type: z.optional(credit),
};
const bundle = {
  payment_type: z.literal("bundle"),
  bundle_type: credit,
  bundle_quantity: whole.check(z.minimum(1, asText(fieldWords.bundle))),
};
const postal = {
  payment_type: z.literal("postal_order"),
  postal_order_id: id,
  story_id: id,
  use_credit_type: z.optional(credit),
};
/** Four payloads of one call; `postal` is `postal_order` (OPEN-153), in any case (OPEN-61). */
const purchase = spelt(
  z.discriminatedUnion(
    "payment_type",
    [fields(tier), fields(bundle), fields(postal)],
    asText(fieldWords.purchase),
  ),
  (given) => {
    if (typeof given !== "object" || given === null || !("payment_type" in given)) return given;
    const type = String(given.payment_type).toLowerCase();
    return { ...given, payment_type: type === "postal" ? "postal_order" : type };
  },
);

export const paymentOperations = {
  readPayments: operation({
    tag,
    summary: "List the user's payments, newest first",
    ids: ["API-91", "PAY-14"],
    query: fields({
      limit: z._default(
        numeric(
          whole.check(
            z.minimum(1, asText(fieldWords.atLeastOne)),
            z.maximum(100, asText(fieldWords.mostHundred)),
          ),
        ),
        paymentsPerPage,
      ),
      offset: z.optional(numeric(whole.check(z.minimum(0, asText(fieldWords.fromZero))))),
    }),
    answer: z.object({ payments: z.array(Payment) }),
    subject: { of: "none" },
    who: "signedIn",
  }),
  readPayment: operation({
    tag,
    summary: "Get a payment",
    ids: ["API-92", "PAY-08"],
    path: byId,
    answer: OnePayment,
    subject: own,
    who: "holder",
  }),
  requestReceipt: operation({
    tag,
    summary: "Send a receipt by email",
    ids: ["API-93", "PAY-21", "OPEN-155"],
    path: byId,
    body: fields({ email }),
    answer: OnePayment,
    subject: own,
    who: "holder",
  }),
  /** Answers `client_secret` for a card payment, `payment` where a credit was spent. */
  pay: operation({
    tag,
    summary: "Buy a tier, a bundle or a postal order",
    ids: ["API-94", "API-95", "API-96", "API-97", "PAY-20", "OPEN-153"],
    body: purchase,
    answer: z.object({
      client_secret: z.optional(z.string()),
      payment: z.optional(Payment),
      /** Who takes the money, beside a client_secret; `test` takes none (OPEN-152). */
      provider: z.optional(z.enum(["test", "stripe"])),
      /** What the provider's own form is opened with. */
      publishable_key: z.optional(z.string()),
    }),
    refusals: ["paywall", "stale"],
    subject: { of: "storyIfNamed", at: "body.story_id" },
    who: "signedInOwnerIfNamed",
    once: true,
  }),
  readPaymentStatus: operation({
    tag,
    summary: "Check whether a payment went through",
    ids: ["API-98", "PAY-19", "OPEN-154"],
    path: byId,
    answer: z.object({ payment_status: PaymentStatus }),
    subject: own,
    who: "holder",
  }),
  /** Tries a card with the test provider (OPEN-152); the secret is the permission. */
  confirmTestPayment: operation({
    tag,
    summary: "Pay with a test card, where payments are a test",
    ids: ["API-94", "OPEN-152"],
    body: fields({ client_secret: line(200), number: line(40) }),
    answer: TestAnswer,
    subject: { of: "none" },
    who: "signedIn",
  }),
  /** Answers the question that a bank would ask. */
  answerTestPayment: operation({
    tag,
    summary: "Approve or decline a test payment",
    ids: ["API-94", "OPEN-152"],
    body: fields({ client_secret: line(200), approve: yesNo }),
    answer: TestAnswer,
    subject: { of: "none" },
    who: "signedIn",
  }),
  readProducts: operation({
    tag,
    summary: "List products and prices",
    ids: ["API-99", "PAY-07", "OPEN-148"],
    query: maybeOfStory,
    answer: z.object({
      digital: z.array(Product),
      postal: z.array(Product),
      bundles: z.optional(z.array(Bundle)),
    }),
    subject: { of: "none" },
    who: "anyone",
  }),
  readPostal: operation({
    tag,
    summary: "List postal options and destinations",
    ids: ["API-100", "OPEN-159", "POST-03"],
    query: maybeOfStory,
    answer: z.object({
      card_classes: z.array(CardClass),
      postal_classes: z.array(PostalClass),
      send_by_post_enabled: z.boolean(),
      countries: z.array(z.string()),
    }),
    subject: { of: "none" },
    who: "signedIn",
  }),
};
