import { expect, it } from "vitest";
import { tabsCounts } from "./tabs.ts";

it("[AUTH-27][AUTH-31][AUTH-49] whatever befalls the tabs, nobody is signed out by accident and everybody by a logout", async () => {
  const counts = await tabsCounts(30, 18);
  expect(counts.schedules).toBe(30);
  expect(counts.steps).toBeGreaterThan(200);
  expect(counts.mostTabs).toBeGreaterThanOrEqual(4);
  expect(counts.logouts).toBeGreaterThan(20);
  expect(counts.tabs).toBeGreaterThan(400);
  expect(counts.asked).toBeGreaterThan(300);
});
