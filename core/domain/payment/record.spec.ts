import { expect, it } from "vitest";
import type { AccountId } from "#core/kernel/index.ts";
import { aPayment } from "#specs/contracts/records.ts";
import { presentPayment } from "./record.ts";

it("[OPEN-152] tells its holder where no money moved because it was a test", () => {
  const told = (own: Parameters<typeof aPayment>[1]) =>
    presentPayment(aPayment("ada" as AccountId, own), null).is_test;
  expect(told({ provider: "test" })).toBe(true);
  expect(told({ provider: "stripe" })).toBe(false);
  expect(told({ provider: null, used_credit_type: "digital" })).toBe(false);
});
