import { expect, it } from "vitest";
import { isUnderWay, PostalOrderStatus } from "./index.ts";

it("[POST-01] an order is news until the day it should have arrived, a cancelled one is none", () => {
  const on = (today: string) =>
    PostalOrderStatus.options.filter((status) =>
      isUnderWay({ status, delivery_by: "2026-12-08" }, today),
    );
  expect(on("2026-12-08")).toEqual(["incomplete", "paid", "printing", "posted"]);
  expect(on("2026-12-09")).toEqual(["incomplete", "paid", "printing"]);
  expect(isUnderWay({ status: "posted", delivery_by: null }, "2026-12-08")).toBe(false);
});
