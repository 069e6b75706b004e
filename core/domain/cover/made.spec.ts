import { describe, expect, test } from "vitest";
import { EXPORTED, EXPORTED_STYLES, FACES, madeFor, SHOP_COVERS } from "./index.ts";

const occasions = Object.keys(FACES) as (keyof typeof FACES)[];
const asListed = (occasion: keyof typeof FACES): readonly string[] =>
  SHOP_COVERS[occasion].map(({ variant, theme }) =>
    variant.endsWith("_photo") ? `${theme}+photo` : theme,
  );

describe("covers made for an occasion", () => {
  test("[SHOP-10][OPEN-146] every occasion has at least twelve", () => {
    const few = occasions.map((one) => `${one} ${madeFor(one).length}`);
    expect(few.filter((_, at) => madeFor(occasions[at] ?? "").length < 12)).toEqual([]);
  });

  test.each(occasions)("[SHOP-10][F-61] %s: each is one the shop has there, once", (occasion) => {
    const made = madeFor(occasion);
    expect(made.filter((one) => !asListed(occasion).includes(one))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  test("[F-61] none speaks of more than three occasions, beside the one that is none", () => {
    const named = occasions.filter((one) => one !== "custom").flatMap(madeFor);
    const counts = Map.groupBy(named, (one) => one);
    expect([...counts].filter(([, of]) => of.length > 3).map(([one]) => one)).toEqual([]);
  });

  test("[COVER-27][F-61] every style has several covers, and every drawn one is made for something", () => {
    const made = new Set(occasions.flatMap(madeFor));
    expect(EXPORTED.filter(({ name }) => !made.has(name)).map(({ name }) => name)).toEqual([]);
    for (const style of new Set(EXPORTED.map((one) => one.style)))
      expect(EXPORTED.filter((one) => one.style === style).length, style).toBeGreaterThanOrEqual(4);
    expect(EXPORTED_STYLES).toEqual(expect.arrayContaining(EXPORTED.map(({ style }) => style)));
  });

  test("an occasion nobody knows has none", () => {
    expect(madeFor("constructor")).toEqual([]);
  });
});
