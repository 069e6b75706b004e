import { expect, test } from "vitest";
import { tryAddresses } from "./forward.ts";

test("[R12, ROUTE-25, ROUTE-33] no hostile address leads off this site, forwarded or as a way back", () => {
  const { listed, made, ways, wrong } = tryAddresses(600);
  expect(wrong).toEqual([]);
  expect(listed).toBeGreaterThanOrEqual(300);
  expect(made).toBe(600);
  // the rule lets something through: what it lets through was looked at
  expect(ways).toBeGreaterThan(20);
});
