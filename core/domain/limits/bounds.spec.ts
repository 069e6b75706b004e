import { expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { abandonedAfter, bounds, utf8Length } from "./index.ts";

it("[F-19] a message, a card and a person hold so much", () => {
  const most = Object.entries(bounds).map(([name, bound]) => [name, bound.most]);
  expect(Object.fromEntries(most)).toEqual({
    messageBytes: 32 * 1024,
    cardBytes: 4 * 1024 * 1024,
    cardMessages: 2000,
    unsentMessages: 20,
    wrongCodes: 5,
    invitations: 50,
  });
  expect(abandonedAfter).toBe(days(60));
});

it.each([
  ["\u007f", 1],
  ["\u0080", 2],
  ["\u07ff", 2],
  ["\u0800", 3],
  ["\uffff", 3],
  ["\u{10000}", 4],
  ["", 0],
  ["aä日🎂", 10],
])("[F-19] %j has %d bytes in UTF-8", (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
});
