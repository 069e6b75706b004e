import { expect, it } from "vitest";
import { faultsOf, guess } from "./guessing.ts";

it("[OPEN-48][ERR-03][AUTH-15] two thousand guesses come to nothing, and harm nobody", async () => {
  const counts = await guess(2000);
  expect(faultsOf(counts, 2000)).toEqual([]);
  expect(counts.locked).toBeGreaterThan(1000);
});
