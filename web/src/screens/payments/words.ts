import type { Payment } from "#core/domain/payment/index.ts";
import type { useWords } from "#web/words/index.ts";

type Say = ReturnType<typeof useWords>;

/** What a payment was for, in a few words. */
export const whatOf = (w: Say, payment: Payment): string => {
  const { payment_type: type, bundle_type, bundle_quantity, product_tier, story } = payment;
  const what = w("payments.what", {
    type,
    kind: bundle_type ?? "",
    n: bundle_quantity ?? 0,
    tier: product_tier ?? "",
  });
  const title = story?.title.trim() ?? "";
  return title === "" ? what : w("payments.for", { what, card: w("checkout.titled", { title }) });
};

/** How it was paid, or that its money went back. */
export const howOf = (w: Say, payment: Payment): string => {
  const { status, used_credit_type, card_brand, card_last4 } = payment;
  if (status === "canceled") return w("payments.refunded");
  if (used_credit_type !== null) return w("payments.byCredit");
  if (card_brand === null || card_last4 === null) return w("payments.byMoney");
  const brand = card_brand.charAt(0).toUpperCase() + card_brand.slice(1);
  return w("payments.by", { brand, last4: card_last4 });
};
