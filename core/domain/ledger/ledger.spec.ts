import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccountId, as } from "#core/kernel/index.ts";
import {
  balanceOf,
  bundleIssued,
  bundleTakenBack,
  charged,
  creditGivenBack,
  creditSpent,
  creditsAfter,
  creditsGranted,
  creditsOf,
  type Posting,
  refunded,
} from "./index.ts";

const ada = as<AccountId>("ada");
const kind = fc.constantFrom("digital", "postal");
const id = fc.string({ minLength: 1, maxLength: 6 });
const amount = fc.integer({ min: 0, max: 100_000 });
const money = fc
  .record({ id, amount_total: amount, amount_tax: amount })
  .map((one) => ({ ...one, amount_tax: Math.min(one.amount_tax, one.amount_total) }));
const postings: fc.Arbitrary<readonly Posting[]> = fc.oneof(
  money.map(charged),
  fc.tuple(money, id).map(([one, of]) => refunded(one, of)),
  fc.tuple(id, kind, fc.nat(25)).map(([of, k, n]) => bundleIssued(of, ada, k, n)),
  fc.tuple(id, kind, fc.nat(25)).map(([of, k, n]) => bundleTakenBack(of, ada, k, n)),
  fc.tuple(id, kind).map(([of, k]) => creditSpent(of, ada, k)),
  fc.tuple(id, kind).map(([of, k]) => creditGivenBack(of, ada, k)),
  fc.tuple(id, kind).map(([of, k]) => creditsGranted(of, ada, k, 1)),
);

describe("the books", () => {
  it("[PAY-15] sum to zero in every unit, whatever is entered", () => {
    fc.assert(
      fc.property(fc.array(postings, { maxLength: 40 }), (all) => {
        const entered = all.flat();
        const books = new Set(entered.flatMap((one) => [one.from_book, one.to_book]));
        for (const unit of ["gbp", "digital", "postal"] as const)
          expect(
            [...books].reduce((sum, book) => sum + balanceOf(entered, book, unit), 0) + 0,
          ).toBe(0);
        for (const one of entered) expect(one.amount).toBeGreaterThan(0);
      }),
    );
  });

  it("[PAY-15] counted one by one or all at once, the credits of an account are the same", () => {
    fc.assert(
      fc.property(fc.array(postings, { maxLength: 40 }), (all) => {
        const start = { id: ada, ...creditsOf(ada, []) };
        const one = all.reduce(
          (counts, more) => ({ id: ada, ...creditsAfter(counts, more) }),
          start,
        );
        expect(one).toEqual({ id: ada, ...creditsOf(ada, all.flat()) });
      }),
    );
  });

  it("[PAY-15][PAY-16] a bundle of five, of which one is spent and given back and one is spent", () => {
    const all = [
      ...bundleIssued("p1", ada, "digital", 5),
      ...creditSpent("p2", ada, "digital"),
      ...creditGivenBack("p2", ada, "digital"),
      ...creditSpent("p3", ada, "digital"),
    ];
    expect(creditsOf(ada, all)).toEqual({
      credits_digital_available: 4,
      credits_digital_used: 1,
      credits_postal_available: 0,
      credits_postal_used: 0,
    });
  });

  it("[R6] the same effect has the same name, and another one another", () => {
    const paid = { id: "p1", amount_total: 499, amount_tax: 83 };
    const names = (all: readonly Posting[]) => all.map((one) => one.id);
    expect(names(charged(paid))).toEqual(["p1:charge", "p1:tax"]);
    // what is the tax’s is not the shop’s
    for (const all of [charged(paid), refunded({ ...paid, id: "p1:0" }, "p1")])
      expect(all.map(({ amount }) => amount)).toEqual([416, 83]);
    expect(names(refunded({ ...paid, id: "p1:0" }, "p1"))).toEqual([
      "p1:0:refund",
      "p1:0:tax_refund",
    ]);
    expect(refunded({ ...paid, id: "p1:0" }, "p1").map((one) => one.payment_id)).toEqual([
      "p1",
      "p1",
    ]);
    expect(charged({ ...paid, amount_total: 0, amount_tax: 0 })).toEqual([]);
    expect(names(creditsGranted("gift", ada, "digital", 1))).toEqual(["gift:ada:grant"]);
  });
});
