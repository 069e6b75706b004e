import type { AppPorts } from "#core/app/index.ts";
import { type Payment, referenceOf } from "#core/domain/payment/index.ts";
import { formatMoney } from "#core/kernel/index.ts";
import { datedOn } from "#web/dates/index.ts";
import type { Receipt } from "#web/print/index.ts";
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

/** What a payment’s total consists of, each with its words. */
export const sumsOf = (
  w: Say,
  { amount_subtotal, amount_discount, amount_shipping, amount_tax }: Payment,
): readonly (readonly [words: string, sum: string])[] => [
  [w("payments.subtotal"), formatMoney(amount_subtotal)],
  ...(amount_discount > 0
    ? [[w("payments.discount"), `−${formatMoney(amount_discount)}`] as const]
    : []),
  ...(amount_shipping > 0 ? [[w("payments.shipping"), formatMoney(amount_shipping)] as const] : []),
  [w("payments.tax"), formatMoney(amount_tax)],
];

/** A payment as its receipt says it. */
export const receiptOf = (
  w: Say,
  payment: Payment,
  { productName, operator }: Pick<AppPorts["settings"], "productName" | "operator">,
): Receipt => ({
  title: w("payments.receiptFrom", { product: productName }),
  seller: operator ? [operator.name, operator.place].filter((line) => line !== "") : [],
  subject: whatOf(w, payment),
  rows: [
    [w("payments.reference"), referenceOf(payment)],
    [w("payments.date"), datedOn(payment.created_on)],
    ...sumsOf(w, payment),
  ],
  total: [w("payments.total"), formatMoney(payment.amount_total)],
  notes: [
    howOf(w, payment),
    ...(operator?.vatNumber ? [w("payments.vatNumber", { number: operator.vatNumber })] : []),
    ...(payment.is_test ? [w("payments.test")] : []),
  ],
});
