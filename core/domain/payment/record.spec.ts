import { expect, it } from "vitest";
import type { AccountId } from "#core/kernel/index.ts";
import { aPayment } from "#specs/contracts/records.ts";
import { paymentIdOf, presentPayment, referenceOf } from "./record.ts";

it("[OPEN-152] tells its holder where no money moved because it was a test", () => {
  const told = (own: Parameters<typeof aPayment>[1]) =>
    presentPayment(aPayment("ada" as AccountId, own), null).is_test;
  expect(told({ provider: "test" })).toBe(true);
  expect(told({ provider: "stripe" })).toBe(false);
  expect(told({ provider: null, used_credit_type: "digital" })).toBe(false);
});

it("[PAY-09] an id ends in the reference that people quote", () => {
  expect(paymentIdOf("0123456789abcdef")).toBe("p01234567-89abcdef");
  expect(paymentIdOf("0123456789abcdefghij")).toBe("p0123456789ab-cdefghij");
  expect(referenceOf({ id: paymentIdOf("0123456789abcdef") })).toBe("89ABCDEF");
  expect(referenceOf({ id: "p-old-01ab" })).toBe("01AB");
});
