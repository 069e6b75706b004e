import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { posterPath } from "#core/app/shop/index.ts";
import { gallery, shopCovers } from "#core/domain/cover/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";
import { shelfPosterPath } from "#core/domain/presenters/index.ts";

const unfit = (paths: readonly string[], most: number): readonly string[] =>
  paths.filter((path) => {
    const size = statSync(`web/public${path}`, { throwIfNoEntry: false })?.size ?? 0;
    return size <= 2_000 || size > most;
  });

const ofShop = occasions.flatMap(({ value }) =>
  shopCovers(value).map((cover) => posterPath(value, cover)),
);
const ofShelves = gallery().flatMap(({ covers }) =>
  covers.map(({ variant, theme }) => shelfPosterPath(variant, theme)),
);

test("[OPEN-146] every cover of every occasion has its poster, light enough for a first visit", () => {
  expect(unfit(ofShop, 25_000)).toEqual([]);
});

test("every cover there is has a small one, for the shelves by kind", () => {
  expect(unfit(ofShelves, 14_000)).toEqual([]);
});

test("[F-61] no poster lies there that nobody shows, and all together weigh no more than they should", () => {
  const there = readdirSync("web/public/posters", { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => `${one.parentPath}/${one.name}`.replace(/^web\/public/, ""));
  const shown = new Set([...ofShop, ...ofShelves]);
  expect(there.filter((path) => !shown.has(path))).toEqual([]);
  const bytes = there.reduce((sum, path) => sum + statSync(`web/public${path}`).size, 0);
  expect(bytes).toBeLessThan(19_000_000);
});
