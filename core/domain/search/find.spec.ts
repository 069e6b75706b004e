import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxAround, finder, folded, zoomOf } from "./index.ts";

const all = [
  { title: "Birthday cake", wanted: "happy birthday, cake", words: "food, dessert" },
  { title: "Coffee", wanted: "good morning", words: "drink, cake shop" },
  { title: "Cat", wanted: "kitten, pet", words: "animal" },
  { title: "Caterpillar", wanted: "garden", words: "animal" },
];
const titles = (term: string) => finder(all)(term).map(({ title }) => title);

describe("finding what was brought along", () => {
  it("[SEARCH-01] what is wanted for a word comes before what is described by it", () => {
    expect(titles("cake")).toEqual(["Birthday cake", "Coffee"]);
  });
  it("[SEARCH-01] what has every word comes before what has one", () => {
    expect(titles("birthday animal")[0]).toBe("Birthday cake");
    expect(titles("cake shop")[0]).toBe("Coffee");
  });
  it("[SEARCH-01] a beginning finds, a whole word first", () => {
    expect(titles("cat")).toEqual(["Cat", "Caterpillar"]);
    expect(titles("cats")).toEqual(["Cat"]);
    expect(titles("CÁTER")).toEqual(["Caterpillar"]);
  });
  it("[SEARCH-01] nothing typed finds everything, in its order", () => {
    expect(titles("  ")).toEqual(all.map(({ title }) => title));
    expect(titles("xyzzy")).toEqual([]);
  });
  it("[SEARCH-01] folding twice is folding once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => folded(folded(text)) === folded(text)),
    );
  });
});

describe("the box of a place", () => {
  it("[SEARCH-04] holds its point and stays on the map, and a larger one is seen from farther", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -84, max: 84, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0.5, max: 300, noNaN: true }),
        (lat, lon, km) => {
          const box = boxAround(lat, lon, km);
          expect(box.ne_lat).toBeGreaterThanOrEqual(box.sw_lat);
          expect(lat).toBeLessThanOrEqual(box.ne_lat + 1e-4);
          expect(lat).toBeGreaterThanOrEqual(box.sw_lat - 1e-4);
          for (const value of [box.ne_lon, box.sw_lon])
            expect(Math.abs(value)).toBeLessThanOrEqual(180);
          expect(zoomOf(boxAround(lat, lon, km * 2))).toBeLessThanOrEqual(zoomOf(box));
        },
      ),
    );
  });
});
