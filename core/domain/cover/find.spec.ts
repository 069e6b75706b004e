import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCovers, SHOP_COVERS } from "./index.ts";

const every = Object.values(SHOP_COVERS).flat();
const found = (typed: string): readonly string[] => [
  ...new Set(findCovers(every, typed).map(({ theme }) => theme)),
];

describe("[SHOP-10][OPEN-146] covers by a word", () => {
  test.each([
    ["cat", ["1007", "sleepy_cat"]],
    ["neon", ["curvey-1", "neon_sign"]],
    ["elegant", ["golden_laurel", "two_rings", "trail-3"]],
    ["Paper MOON", ["paper_moon"]],
    ["  bicyc ", ["flower_bicycle"]],
  ])("%j", (typed, themes) => {
    expect(found(typed)).toEqual(expect.arrayContaining(themes));
    expect(found(typed).length).toBeLessThan(found("").length);
  });

  test("a word that is said of none finds none; none finds all, in the shelf's order", () => {
    expect(found("zeppelin")).toEqual([]);
    expect(findCovers(every, " ,- ")).toEqual(every);
  });

  test("every cover is found by its own name, whatever else is typed finds no more than it did", () => {
    for (const cover of every) expect(findCovers([cover], cover.label)).toEqual([cover]);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const fewer = findCovers(every, `${a} ${b}`);
        expect(findCovers(every, a)).toEqual(expect.arrayContaining([...fewer]));
      }),
      { numRuns: 50 },
    );
  });
});
