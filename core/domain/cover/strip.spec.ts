import fc from "fast-check";
import { expect, test } from "vitest";
import { type DayOfYear, isOffered, occasionsOn } from "../occasion/index.ts";
import { type Drawing, drawingOf } from "./family.ts";
import { shopCovers } from "./shop.ts";
import { stripOf } from "./strip.ts";
import { FAMILIES } from "./theme.ts";

const day = fc
  .date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2031-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((at) => ({ month: at.getUTCMonth() + 1, day: at.getUTCDate() }));
const stripOn = (on: DayOfYear) => stripOf(occasionsOn(on).map(({ value }) => value));
const offered = (families: readonly Drawing[], trees: boolean) =>
  families.filter((family) => trees || family !== "xmas");

test("[F-61] [SHOP-10] on every day of the year a cover of every family is there, and no two are alike", () => {
  fc.assert(
    fc.property(day, (on) => {
      const strip = stripOn(on);
      const drawings = strip.map(({ variant }) => drawingOf(variant));
      const drawn = drawings.filter((drawing) => drawing !== "exported");
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(new Set(strip.map(({ theme }) => theme)).size).toBe(strip.length);
      const wanted = offered(["default", "exported", ...FAMILIES], isOffered("christmas", on));
      expect(wanted.filter((family) => !drawings.includes(family))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("[F-61] what stands on the strip stands on its occasion's shelf, so that it has a picture", () => {
  fc.assert(
    fc.property(day, (on) => {
      for (const { occasion, theme, variant } of stripOn(on))
        expect(shopCovers(occasion)).toContainEqual(expect.objectContaining({ theme, variant }));
    }),
  );
});
