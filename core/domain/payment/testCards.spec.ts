import { expect, it } from "vitest";
import { testCards, testOutcomeOf } from "./testCards.ts";

it("[OPEN-152] a test card leads to its own outcome however it is spaced, any other number is refused", () => {
  for (const { number, outcome } of testCards) {
    expect(testOutcomeOf(number)).toBe(outcome);
    expect(testOutcomeOf(number.replace(/(.{4})/g, "$1 "))).toBe(outcome);
  }
  expect(testOutcomeOf("4111 1111 1111 1111")).toBe("refused");
  expect(testOutcomeOf("")).toBe("refused");
});
