import { expect, it } from "vitest";
import { cardClasses, postalClasses } from "./index.ts";

it("[OPEN-148] a printed card and its postage cost what Appendix C says", () => {
  const priceOf = ({ id, name, amount, currency }: (typeof cardClasses)[number]) =>
    `${id}: ${name}, ${amount} ${currency}`;
  expect(cardClasses.map(priceOf)).toEqual(["standard: Standard card, 499 gbp"]);
  expect(postalClasses.map((one) => `${priceOf(one)}, ${one.delivery_days} days`)).toEqual([
    "second_class: Second Class, 99 gbp, 3 days",
    "first_class: First Class, 179 gbp, 1 days",
  ]);
});
