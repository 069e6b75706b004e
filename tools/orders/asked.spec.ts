import { expect, test } from "vitest";
import { asked } from "./asked.ts";

const call = (line: string) => asked(line.split(" ").filter(Boolean));

test.each([
  ["", { do: "help" }],
  ["help", { do: "help" }],
  ["posted ABC --help", { do: "help" }],
  ["list", { do: "list" }],
  ["show ABC", { do: "show", order: "ABC" }],
  ["print ABC", { do: "print", order: "ABC", out: "ABC.pdf" }],
  ["print ABC --out card.pdf", { do: "print", order: "ABC", out: "card.pdf" }],
  ["printing ABC", { do: "printing", order: "ABC", dry: false }],
  ["posted ABC --dry-run", { do: "posted", order: "ABC", dry: true }],
  ["hand-over ABC", { do: "hand-over", order: "ABC", dry: false }],
  ["cancel ABC", { do: "cancel", order: "ABC", dry: false }],
])("[OPEN-160] %s", (line, wish) => {
  expect(call(line)).toEqual(wish);
});

test.each([
  ["delete ABC", "Say list"],
  ["list ABC", "nothing more"],
  ["show", "which order"],
  ["posted A B", "too much"],
  ["posted A --fast", "--fast"],
])("[OPEN-160] makes no sense: %s", (line, why) => {
  expect(call(line)).toMatchObject({ do: "nothing", why: expect.stringContaining(why) });
});
