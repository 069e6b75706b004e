import { expect, it } from "vitest";
import { isOwed, leadsTo } from "./steps.ts";

it("[POST-04] only an order that is paid for is printed, and one that isn’t posted yet is posted", () => {
  const all = ["incomplete", "paid", "printing", "posted", "cancelled"] as const;
  expect(all.filter((status) => leadsTo({ status }, "printing"))).toEqual(["paid"]);
  expect(all.filter((status) => leadsTo({ status }, "posted"))).toEqual(["paid", "printing"]);
  expect(all.filter((status) => isOwed({ status }))).toEqual(["paid", "printing"]);
});
