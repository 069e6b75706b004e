import type { AccountId } from "#core/kernel/index.ts";
import type { CreditType } from "../payment/product.ts";
import type { Book, Transfer, TransferReason, Unit } from "./transfer.ts";

/** A transfer before it is dated. */
export type Posting = Omit<Transfer, "version" | "created_on">;

const available = (account: AccountId): Book => `available:${account}`;
const used = (account: AccountId): Book => `used:${account}`;

const post = (
  of: string,
  reason: TransferReason,
  unit: Unit,
  amount: number,
  [from_book, to_book]: readonly [Book, Book],
  payment_id: string | null = of,
): readonly Posting[] =>
  amount > 0
    ? [{ id: `${of}:${reason}`, from_book, to_book, unit, amount, payment_id, reason }]
    : [];

/** Money of a payment, in minor units; `amount_tax` is within `amount_total`. */
export interface Money {
  readonly id: string;
  readonly amount_total: number;
  readonly amount_tax: number;
}

/** The provider took the money of a payment. */
export const charged = ({ id, amount_total, amount_tax }: Money): readonly Posting[] => [
  ...post(id, "charge", "gbp", amount_total - amount_tax, ["sales", "provider"]),
  ...post(id, "tax", "gbp", amount_tax, ["tax", "provider"]),
];
/** So much of it went back; `id` names this refund, of a payment that may have several. */
export const refunded = (
  { id, amount_total, amount_tax }: Money,
  payment: string,
): readonly Posting[] => [
  ...post(id, "refund", "gbp", amount_total - amount_tax, ["provider", "sales"], payment),
  ...post(id, "tax_refund", "gbp", amount_tax, ["provider", "tax"], payment),
];

/** Credits that somebody bought with a payment (PAY-15). */
export const bundleIssued = (
  payment: string,
  account: AccountId,
  kind: CreditType,
  quantity: number,
): readonly Posting[] => post(payment, "bundle", kind, quantity, ["issued", available(account)]);
/** And gave back with its refund. */
export const bundleTakenBack = (
  payment: string,
  account: AccountId,
  kind: CreditType,
  quantity: number,
): readonly Posting[] =>
  post(payment, "taken_back", kind, quantity, [available(account), "issued"]);

/** One credit spent on what a payment is for (PAY-16, POST-05). */
export const creditSpent = (
  payment: string,
  account: AccountId,
  kind: CreditType,
): readonly Posting[] => post(payment, "spent", kind, 1, [available(account), used(account)]);
/** And given back. */
export const creditGivenBack = (
  payment: string,
  account: AccountId,
  kind: CreditType,
): readonly Posting[] => post(payment, "given_back", kind, 1, [used(account), available(account)]);

/** Credits from an operator or a mailing; `gift` names the occasion, once for each account (OPEN-18). */
export const creditsGranted = (
  gift: string,
  account: AccountId,
  kind: CreditType,
  quantity: number,
): readonly Posting[] =>
  post(`${gift}:${account}`, "grant", kind, quantity, ["issued", available(account)], null);
