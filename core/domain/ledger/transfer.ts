import type { AccountId } from "#core/kernel/index.ts";
import type { CreditType } from "../payment/product.ts";

/** What is counted: money in the minor unit of a currency (ISO 4217, lower case), or credits of a kind. */
export type Unit = "gbp" | CreditType;

/** What each account of the books holds; those with an account id are one person's. */
export type Book =
  /** Money that the payment provider has taken for us. */
  | "provider"
  /** Money earned. */
  | "sales"
  /** Value added tax that is owed. */
  | "tax"
  /** Credits that came into being, by a sale or as a gift. */
  | "issued"
  | `available:${AccountId}`
  | `used:${AccountId}`;

/**
 * One movement from an account of the books to another: it takes from one what it gives to the other, so all of them
 * together sum to zero whatever is written. Rows are added, never changed or removed.
 */
export interface Transfer {
  /** Names the effect: a second one of the same name does not fit into the table, so an effect happens once. */
  readonly id: string;
  readonly version: number;
  readonly from_book: Book;
  readonly to_book: Book;
  readonly unit: Unit;
  /** Whole and above zero. */
  readonly amount: number;
  /** The payment it belongs to; null for what an operator or the product gave. */
  readonly payment_id: string | null;
  /** Why, in a word that operators read. */
  readonly reason: TransferReason;
  readonly created_on: string;
}

export const transferReasons = [
  "charge",
  "tax",
  "refund",
  "tax_refund",
  "bundle",
  "spent",
  "given_back",
  "taken_back",
  "grant",
  "opening",
] as const;
export type TransferReason = (typeof transferReasons)[number];

/** What an account of the books has of a unit: what came in less what went out. */
export const balanceOf = (
  transfers: Iterable<Pick<Transfer, "from_book" | "to_book" | "unit" | "amount">>,
  book: Book,
  unit: Unit,
): number => {
  let sum = 0;
  for (const transfer of transfers) {
    if (transfer.unit !== unit) continue;
    if (transfer.to_book === book) sum += transfer.amount;
    if (transfer.from_book === book) sum -= transfer.amount;
  }
  return sum;
};
