import { expect, it } from "vitest";
import { canvasOf } from "./heicCanvas.ts";
import type { Turn } from "./heicTurn.ts";

/** A picture of one row for each line, of one letter for each pixel, each of one value in all of its channels. */
const drawn = (rows: readonly string[], turns: readonly Turn[], by = 1, tile = 2): string[] => {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  const canvas = canvasOf({ size, channels: 3, turns }, by);
  for (let top = 0; top < size.height; top += tile)
    for (let left = 0; left < size.width; left += tile) {
      // as those at the right and at the bottom go beyond the picture, and each row beyond the tile
      const stride = tile * 3 + 5;
      const pixels = new Uint8Array(stride * tile);
      for (let y = 0; y < tile; y++)
        for (let x = 0; x < tile; x++)
          pixels
            .fill(rows[top + y]?.charCodeAt(left + x) || 0, y * stride + x * 3)
            .fill(0, y * stride + x * 3 + 3);
      canvas.put({ pixels, stride, width: tile, height: tile }, left, top);
    }
  return Array.from({ length: canvas.height }, (_, y) =>
    Array.from({ length: canvas.width }, (_, x) =>
      String.fromCharCode(canvas.pixels[(y * canvas.width + x) * 3 + 1] ?? 0),
    ).join(""),
  );
};

const picture = ["abcde", "fghij", "klmno"];

it.each<[string, readonly Turn[], readonly string[]]>([
  ["as it is", [], picture],
  ["a quarter to the left", [{ counterclockwise: 90 }], ["ejo", "din", "chm", "bgl", "afk"]],
  ["upside down", [{ counterclockwise: 180 }], ["onmlk", "jihgf", "edcba"]],
  ["a quarter to the right", [{ counterclockwise: 270 }], ["kfa", "lgb", "mhc", "nid", "oje"]],
  ["as in a mirror", [{ mirrored: "leftRight" }], ["edcba", "jihgf", "onmlk"]],
  ["as in water", [{ mirrored: "upDown" }], ["klmno", "fghij", "abcde"]],
  ["cut", [{ left: 1, top: 1, right: 2, bottom: 0 }], ["gh", "lm"]],
  [
    "cut, turned and mirrored",
    [{ left: 1, top: 1, right: 2, bottom: 0 }, { counterclockwise: 90 }, { mirrored: "upDown" }],
    ["gl", "hm"],
  ],
])("[MEDIA-12] tiles are put together to a picture %s", (_, turns, shown) => {
  expect(drawn(picture, turns)).toEqual(shown);
});

it("[MEDIA-12] a picture that is made smaller has the mean of each square, whole or not", () => {
  const wide = ["aaccx", "aaccx", "eeggz"];
  expect(drawn(wide, [], 2)).toEqual(["acx", "egz"]);
  expect(drawn(["ac", "eg"], [], 2)).toEqual(["d"]);
  const cut = { left: 2, top: 0, right: 0, bottom: 0 };
  expect(drawn(wide, [cut, { mirrored: "leftRight" }], 2)).toEqual(["xc", "zg"]);
});
