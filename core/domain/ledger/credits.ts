import type { AccountId } from "#core/kernel/index.ts";
import type { AccountRecord } from "../account/record.ts";
import type { Posting } from "./postings.ts";
import { balanceOf } from "./transfer.ts";

/** The counts that a profile shows (PAY-15): what the books say of an account, kept beside it. */
export type CreditCounts = Pick<
  AccountRecord,
  | "credits_digital_available"
  | "credits_digital_used"
  | "credits_postal_available"
  | "credits_postal_used"
>;

/** The counts after some transfers more. */
export const creditsAfter = (
  { id, ...before }: CreditCounts & { readonly id: AccountId },
  transfers: Iterable<Pick<Posting, "from_book" | "to_book" | "unit" | "amount">>,
): CreditCounts => {
  const all = [...transfers];
  const more = (book: "available" | "used", unit: "digital" | "postal") =>
    balanceOf(all, `${book}:${id}`, unit);
  return {
    credits_digital_available: before.credits_digital_available + more("available", "digital"),
    credits_digital_used: before.credits_digital_used + more("used", "digital"),
    credits_postal_available: before.credits_postal_available + more("available", "postal"),
    credits_postal_used: before.credits_postal_used + more("used", "postal"),
  };
};

/** The counts of an account as all transfers have them. */
export const creditsOf = (
  id: AccountId,
  transfers: Iterable<Pick<Posting, "from_book" | "to_book" | "unit" | "amount">>,
): CreditCounts =>
  creditsAfter(
    {
      id,
      credits_digital_available: 0,
      credits_digital_used: 0,
      credits_postal_available: 0,
      credits_postal_used: 0,
    },
    transfers,
  );
