import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { posterPath } from "#core/app/shop/index.ts";
import { gallery, shopCovers } from "#core/domain/cover/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";
import { shelfPosterPath } from "#core/domain/showing/index.ts";

const unfit = (paths: readonly string[], most: number): readonly string[] =>
  paths.filter((path) => {
    const size = statSync(`web/public${path}`, { throwIfNoEntry: false })?.size ?? 0;
    return size <= 2_000 || size > most;
  });

test("[OPEN-146] every cover of every occasion has its poster, light enough for a first visit", () => {
  const paths = occasions.flatMap(({ value }) =>
    shopCovers(value).map(({ theme }) => posterPath(value, theme)),
  );
  expect(unfit(paths, 25_000)).toEqual([]);
});

test("every cover there is has a small one, for the shelves by kind", () => {
  const paths = gallery().flatMap(({ covers }) =>
    covers.map(({ variant, theme }) => shelfPosterPath(variant, theme)),
  );
  expect(unfit(paths, 14_000)).toEqual([]);
});
