import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { posterPath } from "#core/app/shop/index.ts";
import { shopCovers } from "#core/domain/cover/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";

test("[OPEN-146] every cover of every occasion has its poster, light enough for a first visit", () => {
  const sizes = occasions.flatMap(({ value }) =>
    shopCovers(value).map(({ theme }) => {
      const path = posterPath(value, theme);
      const size = statSync(`web/public${path}`, { throwIfNoEntry: false })?.size ?? 0;
      return { path, fits: size > 2_000 && size <= 25_000 };
    }),
  );
  expect(sizes.filter(({ fits }) => !fits)).toEqual([]);
});
