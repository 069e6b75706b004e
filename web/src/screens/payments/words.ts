import type { Payment } from "#core/domain/payment/index.ts";
import type { useWords } from "#web/words/index.ts";

type Say = ReturnType<typeof useWords>;

const goodsOf = (w: Say, payment: Payment): string => {
  const { payment_type, bundle_type, bundle_quantity: n, product_tier: tier } = payment;
  if (payment_type === "product_tier") return w("payments.plan", { tier: tier ?? "" });
  if (payment_type === "postal_order") return w("payments.printed");
  const credits = bundle_type === "postal" ? "payments.postalCredits" : "payments.digitalCredits";
  return w(credits, { n: n ?? 0 });
};

/** What a payment was for, in a few words. */
export const whatOf = (w: Say, payment: Payment): string => {
  const what = goodsOf(w, payment);
  const title = payment.story?.title.trim() ?? "";
  return title === "" ? what : w("payments.for", { what, card: w("checkout.titled", { title }) });
};

/** How it was paid, or that its money went back. */
export const howOf = (w: Say, payment: Payment): string => {
  const { status, used_credit_type, card_brand, card_last4 } = payment;
  if (status === "canceled") return w("payments.refunded");
  if (used_credit_type !== null) return w("payments.byCredit");
  if (card_brand === null || card_last4 === null) return w("payments.byMoney");
  if (payment.is_test) return w("payments.byTest", { last4: card_last4 });
  const brand = card_brand.charAt(0).toUpperCase() + card_brand.slice(1);
  return w("payments.by", { brand, last4: card_last4 });
};
