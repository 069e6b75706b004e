import { expect, test } from "vitest";
import { peopleWords } from "../words/index.ts";
import { isMessage, messageMaximum, refuseMessage } from "./index.ts";

test.each([
  ["Thank you", undefined],
  [" ", peopleWords.messageMissing],
  ["x".repeat(messageMaximum), undefined],
  [` ${"x".repeat(300)} `, undefined],
  ["x".repeat(301), peopleWords.messageTooLong],
])("[OPEN-81] a message to people of %j is refused with %s", (value, words) => {
  expect(refuseMessage(value)).toBe(words);
});

test("[OPEN-81, PAY-02] it may be left out where it need not be, and title and credits are none", () => {
  expect(refuseMessage("", false)).toBeUndefined();
  expect((["title", "credits", "text"] as const).map((type) => isMessage({ type }))).toEqual([
    false,
    false,
    true,
  ]);
});
