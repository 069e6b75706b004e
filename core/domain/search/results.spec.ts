import { expect, it } from "vitest";
import { paymentsPerPage } from "../payment/index.ts";
import { daysBefore, reminderMaximum, usualDaysBefore } from "../reminder/index.ts";
import { songsPerSearch } from "./index.ts";

it("[SEARCH-02, PAY-14] lists are answered ten at a time unless more is asked for", () => {
  expect([songsPerSearch, paymentsPerPage]).toEqual([10, 10]);
});

it("[OPEN-139] one is reminded a day, three, a week or two before, of 500 days at most", () => {
  expect([daysBefore, usualDaysBefore, reminderMaximum]).toEqual([[1, 3, 7, 14], 7, 500]);
});
