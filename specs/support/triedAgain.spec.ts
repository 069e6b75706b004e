import { expect, test } from "vitest";
import { triedAgain } from "./triedAgain.ts";

const late = `Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible() failed

Locator: getByRole('button', { name: 'Saved' })
Timeout: 15000ms

Call log:
  - waiting for getByRole('button', { name: 'Saved' })

    at Object.toBeVisible (/fanfold/node_modules/playwright/lib/matchers/expect.js:13334:23)
    at Card.seesKept (/fanfold/specs/cast/page/unwrapping.ts:67:26)
    at async Scenario.<anonymous> (/fanfold/specs/steps/deed.ts:29:5)`;

test("[P17] what is tried again says in one line what failed, and where", () => {
  expect(triedAgain("Kept", late)).toBe(
    "Kept: Error: expect(locator).toBeVisible() failed; Locator: getByRole('button', { name: 'Saved' }); Timeout: 15000ms, at specs/cast/page/unwrapping.ts:67:26, at specs/steps/deed.ts:29:5",
  );
});

test.each([
  ["Error: late", "Kept: Error: late"],
  [undefined, "Kept: no reason was given"],
])("[P17] where the reason is %j it is said as it is", (message, line) => {
  expect(triedAgain("Kept", message)).toBe(line);
});
