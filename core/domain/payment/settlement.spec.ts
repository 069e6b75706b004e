import { describe, expect, it } from "vitest";
import { days, hours, minutes } from "#core/kernel/index.ts";
import {
  abandonedPaymentAfter,
  nextCheck,
  type ProviderState,
  settlementOf,
} from "./settlement.ts";

const payment = {
  status: "processing",
  payment_type: "product_tier",
  product_tier: "starter",
  amount_total: 499,
  currency: "gbp",
} as const;
const at = (status: ProviderState["status"], more: Partial<ProviderState> = {}): ProviderState => ({
  status,
  isRefused: false,
  amount: 499,
  currency: "gbp",
  card_last4: "4242",
  card_brand: "visa",
  ...more,
});

describe("what becomes of a payment", () => {
  it("[PAY-19][OPEN-154] nobody has paid yet, or it is on its way: it is waited for", () => {
    expect(settlementOf(payment, at("open"), "free")).toEqual({ as: "wait" });
    expect(settlementOf(payment, at("processing"), "free")).toEqual({ as: "wait" });
  });
  it("[OPEN-157] a card was refused, or the provider gave it up", () => {
    const refused = at("open", { isRefused: true });
    expect(settlementOf(payment, refused, "free")).toEqual({ as: "failed" });
    expect(settlementOf(payment, at("canceled"), "free")).toEqual({ as: "canceled" });
  });
  it("[PAY-18] paid: what it is for is given, and nothing goes back", () => {
    expect(settlementOf(payment, at("succeeded"), "free")).toEqual({
      as: "succeeded",
      gives: true,
      refund: 0,
    });
  });
  it.each(["succeeded", "canceled"] as const)(
    "[R7] one that has %s stays so, whatever is said of it later",
    (status) => {
      for (const late of ["open", "processing", "succeeded", "canceled"] as const)
        expect(settlementOf({ ...payment, status }, at(late), "free")).toEqual({ as: "wait" });
    },
  );
  it("[R8] another amount or currency than was asked for buys nothing", () => {
    for (const odd of [at("succeeded", { amount: 498 }), at("succeeded", { currency: "usd" })])
      expect(settlementOf(payment, odd, "free")).toEqual({
        as: "succeeded",
        gives: false,
        refund: odd.amount,
      });
  });
  it.each([
    ["the card is gone", null],
    ["it has that tier already", "starter"],
    ["it has a higher one", "unlimited"],
  ] as const)("[R5] %s: all of it goes back", (_why, tier) => {
    expect(settlementOf(payment, at("succeeded"), tier)).toEqual({
      as: "succeeded",
      gives: false,
      refund: 499,
    });
  });
  it("[R5] the step costs less by now: the difference goes back", () => {
    const large = { ...payment, product_tier: "unlimited", amount_total: 999 } as const;
    expect(settlementOf(large, at("succeeded", { amount: 999 }), "starter")).toEqual({
      as: "succeeded",
      gives: true,
      refund: 499,
    });
  });
  it("[R8] the step costs more by now than was paid: nothing is given for less", () => {
    const step = { ...payment, product_tier: "unlimited", amount_total: 500 } as const;
    expect(settlementOf(step, at("succeeded", { amount: 500 }), "free")).toEqual({
      as: "succeeded",
      gives: false,
      refund: 500,
    });
  });
  it("[PAY-17] credits are given whatever became of a card", () => {
    const bundle = { ...payment, payment_type: "bundle", product_tier: null } as const;
    expect(settlementOf(bundle, at("succeeded"), null)).toMatchObject({ gives: true, refund: 0 });
  });
});

it("[PAY-19] the provider is asked again soon at first, and hourly in the end", () => {
  expect([0, minutes(10), hours(1), days(2)].map(nextCheck)).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    minutes(60),
  ]);
});

it("[OPEN-154] a payment that nobody finished is given up after a day", () => {
  expect(abandonedPaymentAfter).toBe(days(1));
});
