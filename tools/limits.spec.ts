import { expect, it } from "vitest";
import { readPage, withLimits } from "./limits.ts";

it("[F-17] the limits in docs/self-hosting.md are those in force: npm run limits writes them", () => {
  expect(readPage()).toBe(withLimits(readPage()));
});
