import { expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { waitAfter } from "./index.ts";

it("[OPEN-26] mails wait longer after each failure, and are given up at last", () => {
  expect([1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    minutes(120),
    minutes(720),
    null,
  ]);
});
