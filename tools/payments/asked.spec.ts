import { expect, test } from "vitest";
import { asked } from "./asked.ts";

const call = (line: string) => asked(line.split(" ").filter(Boolean));

test.each([
  ["list", { do: "list", limit: 20 }],
  ["list --limit 5", { do: "list", limit: 5 }],
  ["show ABC", { do: "show", payment: "ABC" }],
  ["refund ABC", { do: "refund", payment: "ABC", amount: null, dry: false }],
  ["refund ABC --amount 2.50 --dry-run", { do: "refund", payment: "ABC", amount: 250, dry: true }],
  ["refund ABC --amount 4", { do: "refund", payment: "ABC", amount: 400, dry: false }],
  [
    "grant a@b.test --postal 5 --occasion spring",
    { do: "grant", email: "a@b.test", kind: "postal", quantity: 5, occasion: "spring", dry: false },
  ],
  ["daily 2026-03-01", { do: "daily", day: "2026-03-01" }],
])("[PAY-08] %s", (line, wish) => {
  expect(call(line)).toEqual(wish);
});

test.each([
  ["", "Say list"],
  ["delete ABC", "Say list"],
  ["show", "Say what"],
  ["show A B", "too much"],
  ["list --limit 0", "--limit goes"],
  ["refund ABC --amount 0", "no amount"],
  ["refund ABC --amount 2.5", "no amount"],
  ["refund ABC --amount=-3", "no amount"],
  ["grant a@b.test --occasion x", "either"],
  ["grant a@b.test --digital 1 --postal 1 --occasion x", "either"],
  ["grant a@b.test --digital 1001 --occasion x", "from 1 to"],
  ["grant a@b.test --digital 1", "--occasion"],
  ["daily yesterday", "no day"],
  ["daily 2026-13-01", "no day"],
  ["list --all", "--all"],
])("[PAY-08] %s does nothing and says why", (line, why) => {
  expect(call(line)).toEqual({ do: "nothing", why: expect.stringContaining(why) });
});
