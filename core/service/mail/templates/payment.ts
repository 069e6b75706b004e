import { paths } from "#core/domain/navigation/index.ts";
import { type PaymentRecord, referenceOf } from "#core/domain/payment/index.ts";
import { mailWords, type Named } from "#core/domain/words/index.ts";
import { formatMoney, type Message } from "#core/kernel/index.ts";
import { compose, type LastingMail, type Site } from "./compose.ts";

/** How it was paid. */
const paidWith = (payment: PaymentRecord): Message => {
  const words = mailWords.receipt;
  const { amount_total, amount_tax, card_brand, card_last4, used_credit_type } = payment;
  if (used_credit_type !== null) return words.credit(used_credit_type);
  const [amount, tax] = [formatMoney(amount_total), formatMoney(amount_tax)];
  return card_brand !== null && card_last4 !== null
    ? words.card(amount, tax, nameOfBrand(card_brand), card_last4)
    : words.paid(amount, tax);
};
/** As it is written on the card; providers give it in small letters. */
const nameOfBrand = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const soldBy = ({ operator }: Site): readonly Message[] => {
  const words = mailWords.receipt;
  if (operator === undefined) return [];
  const { name, place, vatNumber } = operator;
  return [
    place === "" ? words.seller(name) : words.sellerAt(name, place),
    ...(vatNumber === undefined ? [] : [words.vatNumber(vatNumber)]),
  ];
};

/** What was bought and paid, for one’s records (PAY-21); `card` is the card in a sentence. */
export const receiptMail = (site: Site, payment: PaymentRecord, card: Named): LastingMail => {
  const words = mailWords.receipt;
  const { product_tier, bundle_type, bundle_quantity, story_id, refund_due } = payment;
  const reference = referenceOf(payment);
  const isTier = product_tier !== null && story_id !== null;
  const isPrinted = payment.payment_type === "postal_order";
  return compose(site, {
    subject: words.subject(site.productName, reference),
    heading: words.heading,
    paragraphs: [
      isTier
        ? words.tier(card, product_tier)
        : isPrinted
          ? words.printed(card)
          : words.bundle(bundle_type ?? "digital", bundle_quantity ?? 0),
      paidWith(payment),
      ...(refund_due > 0 ? [words.back(formatMoney(refund_due))] : []),
      words.reference(reference),
      ...soldBy(site),
      ...(payment.provider === "test" ? [words.test] : []),
    ],
    button:
      (isTier || isPrinted) && story_id !== null
        ? { words: words.button.tier, path: paths.edit(story_id) }
        : { words: words.button.bundle, path: paths.home() },
    footer: mailWords.because.paid(site.productName),
  });
};

/** Money goes back for what could not be given: `card` is null where it is gone. */
export const refundMail = (site: Site, payment: PaymentRecord, card: Named | null): LastingMail => {
  const words = mailWords.refund;
  const amount = formatMoney(payment.refund_due);
  return compose(site, {
    subject: words.subject(amount),
    heading: words.heading(amount),
    paragraphs: [
      card === null
        ? words.gone(amount)
        : payment.payment_type === "postal_order"
          ? words.printed(card, amount)
          : words.already(card, amount),
      words.when,
      mailWords.receipt.reference(referenceOf(payment)),
      ...(payment.provider === "test" ? [mailWords.receipt.test] : []),
    ],
    button: { words: words.button, path: paths.home() },
    footer: mailWords.because.paid(site.productName),
  });
};
