import fc from "fast-check";
import { expect, it } from "vitest";
import {
  areBoxesSound,
  type BoundingBox,
  boxesIn,
  clampBox,
  isBoundingBox,
  isFullArea,
  moveBox,
  readBox,
  resizeBox,
  titlePlaceOf,
  titlePlaces,
} from "./index.ts";

const box = { key: "words", x: 10, y: 20, width: 30, height: 40 };
const all = { key: "words", x: 0, y: 0, width: 100, height: 100 };

it.each([
  [box, true],
  [{ ...box, key: "" }, false],
  [{ ...box, key: 7 }, false],
  [{ ...box, x: "10" }, false],
  [{ ...box, y: Number.NaN }, false],
  [{ ...box, width: Number.POSITIVE_INFINITY }, false],
  [{ key: "words", x: 1, y: 1, width: 1 }, false],
  [null, false],
  ["words", false],
  [undefined, false],
])("[THEME-07][THEME-08] %j is a box: %s", (given, is) => {
  expect(isBoundingBox(given)).toBe(is);
  expect(readBox(given) !== null).toBe(is);
});

it.each([
  [{ ...box, x: 5, y: 5, width: 95, height: 95 }, all],
  [{ ...box, x: -3, y: 0, width: 140, height: 95 }, all],
  [{ ...box, x: 5.1, y: 5, width: 95, height: 95 }, null],
  [{ ...box, x: 5, y: 5.1, width: 95, height: 95 }, null],
  [{ ...box, x: 5, y: 5, width: 94.9, height: 95 }, null],
  [{ ...box, x: 5, y: 5, width: 95, height: 94.9 }, null],
])("[THEME-10][OPEN-126] %j as it is used", (given, whole) => {
  expect(readBox(given)).toEqual(whole ?? given);
});

it("[THEME-08][THEME-09][THEME-10] whatever comes, a box lies within 0 to 100, or there is none", () => {
  const value = fc.oneof(
    fc.double({ min: -50, max: 150, noNaN: true }),
    fc.constantFrom(0, 5, 95, 100, -0, Number.NaN, Number.NEGATIVE_INFINITY, 1e308),
    fc.constantFrom<unknown>("5", null, undefined),
  );
  const given = fc.record({
    key: fc.constantFrom<unknown>("a", "b", "", 3, null),
    x: value,
    y: value,
    width: value,
    height: value,
  });
  fc.assert(
    fc.property(given, (one) => {
      const sides = [one.x, one.y, one.width, one.height];
      const isSound =
        typeof one.key === "string" &&
        one.key !== "" &&
        sides.every((side) => typeof side === "number" && Number.isFinite(side));
      const read = readBox(one);
      expect(read !== null).toBe(isSound);
      if (!read || !isBoundingBox(one)) return;
      for (const side of [read.x, read.y, read.width, read.height]) {
        expect(side).toBeGreaterThanOrEqual(0);
        expect(side).toBeLessThanOrEqual(100);
      }
      expect(readBox(read)).toEqual(read);
      expect(read).toEqual(
        isFullArea(one) ? { key: one.key, x: 0, y: 0, width: 100, height: 100 } : clampBox(one),
      );
    }),
    { numRuns: 10_000 },
  );
});

it("[THEME-07][THEME-09][THEME-10] moved and resized by hand in any order, a box stays within the card and can be got hold of", () => {
  const by = fc.double({ min: -150, max: 150, noNaN: true });
  const change = fc.record({ how: fc.constantFrom("move", "resize"), across: by, down: by });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      let now: BoundingBox = titlePlaces.middle;
      for (const { how, across, down } of changes) {
        const before = now;
        now = how === "move" ? moveBox(now, across, down) : resizeBox(now, across, down);
        expect(isBoundingBox(now)).toBe(true);
        expect(Math.min(now.x, now.y)).toBeGreaterThanOrEqual(0);
        expect(now.x + now.width).toBeLessThanOrEqual(100 + 1e-9);
        expect(now.y + now.height).toBeLessThanOrEqual(100 + 1e-9);
        expect(Math.min(now.width, now.height)).toBeGreaterThanOrEqual(12 - 1e-9);
        if (how === "move") expect([now.width, now.height]).toEqual([before.width, before.height]);
        else if (!isFullArea(now)) expect([now.x, now.y]).toEqual([before.x, before.y]);
      }
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  [
    [5, -5],
    [15, 15],
  ],
  [
    [-10, -20],
    [0, 0],
  ],
  [
    [-11, -200],
    [0, 0],
  ],
  [
    [60, 40],
    [70, 60],
  ],
  [
    [61, 400],
    [70, 60],
  ],
])("[THEME-09] moved by %j its near corner is at %j, and its size stays", (by, [x, y]) => {
  const [across = 0, down = 0] = by;
  expect(moveBox(box, across, down)).toEqual({ ...box, x, y });
});

it.each([
  [
    [5, -5],
    [35, 35],
  ],
  [
    [-18, -28],
    [12, 12],
  ],
  [
    [-19, -200],
    [12, 12],
  ],
  [
    [60, 40],
    [90, 80],
  ],
  [
    [61, 400],
    [90, 80],
  ],
])("[THEME-09] resized by %j it is %j large, and its near corner stays", (by, [width, height]) => {
  const [across = 0, down = 0] = by;
  expect(resizeBox(box, across, down)).toEqual({ ...box, width, height });
});

it("[THEME-09] near the card’s edge a box is no larger than the room there is", () => {
  const corner = { ...box, x: 95, y: 93, width: 5, height: 7 };
  expect(resizeBox(corner, -50, -50)).toEqual(corner);
  expect(resizeBox(corner, 50, 50)).toEqual(corner);
});

it("[THEME-10] resized to nearly all of the card it is all of it", () => {
  const wide = { ...box, x: 5, y: 2, width: 80, height: 98 };
  expect(resizeBox(wide, 14, 0)).toEqual({ ...wide, width: 94 });
  expect(resizeBox(wide, 15, 0)).toEqual(all);
});

it.each([
  ["top", { left: 6, right: 6, above: 4, below: 66 }],
  ["middle", { left: 6, right: 6, above: 35, below: 35 }],
  ["bottom", { left: 6, right: 6, above: 66, below: 4 }],
  ["whole", { left: 0, right: 0, above: 0, below: 0 }],
] as const)("[THEME-07] the place %s leaves free %j", (place, free) => {
  const { key, x, y, width, height } = titlePlaces[place];
  expect(key).toBe("title");
  expect({ left: x, right: 100 - x - width, above: y, below: 100 - y - height }).toEqual(free);
});

it("[THEME-07] places that are chosen are told apart from those that are drawn", () => {
  for (const [name, place] of Object.entries(titlePlaces))
    expect(titlePlaceOf({ ...place })).toBe(name);
  const { top, middle } = titlePlaces;
  for (const drawn of [
    moveBox(top, 1, 0),
    moveBox(middle, 0, 1),
    resizeBox(top, 1, 0),
    resizeBox(top, 0, 1),
  ])
    expect(titlePlaceOf(drawn)).toBeNull();
});

it.each([
  [null, true, []],
  [{}, true, []],
  [{ boxes: [box] }, true, [box]],
  [{ boxes: [box, { ...box, x: 200 }] }, true, [{ ...box, x: 100 }]],
  [{ boxes: [box, "words"] }, false, [box]],
  [{ boxes: "words" }, false, []],
  [{ boxes: null }, false, []],
])("[THEME-08] the boxes of %j are sound: %s", (theme, sound, boxes) => {
  expect(areBoxesSound(theme)).toBe(sound);
  expect(boxesIn(theme)).toEqual(boxes);
});
