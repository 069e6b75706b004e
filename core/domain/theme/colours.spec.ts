import { expect, test } from "vitest";
import { defaultPalette, ownColourset, sixColours, usedColours } from "./index.ts";

test("[THEME-12][OPEN-122][OPEN-123] a list of colours always has six, filled up from the default palette", () => {
  expect(sixColours([])).toEqual([
    "#F94144",
    "#F8961E",
    "#F9C74F",
    "#90BE6D",
    "#43AA8B",
    "#577590",
  ]);
  expect(sixColours(["#abc", "volcano"])).toEqual(["#AABBCC", ...defaultPalette.slice(1)]);
  expect(sixColours(Array.from({ length: 9 }, () => "#010203"))).toHaveLength(6);
});

test.each([
  [1, 1],
  [6, 6],
  [0, 6],
  [7, 6],
  [2.5, 6],
  ["2", 6],
  [null, 6],
  [undefined, 6],
])("[THEME-13][OPEN-123] a count of %j means %i", (count, used) => {
  expect(usedColours(count)).toBe(used);
});

test("[OPEN-124] colours of one's own are a set of schema 1.2", () => {
  expect(ownColourset(["#010203"])).toEqual({
    schema_version: "1.2",
    type: "custom",
    allow_customisation: true,
    max_colours: 6,
    colours: ["#010203", ...defaultPalette.slice(1)],
  });
});
