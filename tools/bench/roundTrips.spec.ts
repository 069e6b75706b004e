import { expect, it } from "vitest";
import { countTrips } from "./roundTrips.ts";

it("[P10] a 304 of a watched card asks the database nothing, a read twice at most, a change four times", async () => {
  const all = await countTrips();
  expect(all.filter(({ most }) => most === 0).map(({ trips }) => trips)).toEqual([0, 0]);
  expect(all.filter(({ trips, most }) => trips > most)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(13);
});
