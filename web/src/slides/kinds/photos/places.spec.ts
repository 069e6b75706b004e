import { describe, expect, test } from "vitest";
import { hungIn, mosaicIn, placesIn, tilesIn } from "./places.ts";
import { comesAt, each, laidBy, leavesAt, posePrint } from "./times.ts";

const box = { x: 4, y: 5, width: 92, height: 110 };
const counts = [1, 2, 3, 4, 5, 7, 10, 25];

describe.each(counts)("%d photos", (count) => {
  test.each([
    ["tiles", tilesIn(count, box, 1)],
    ["a mosaic’s tiles", mosaicIn(count, box, 1)],
  ])("[SLIDE-34] %s fill their room and leave each other theirs", (_, tiles) => {
    expect(tiles).toHaveLength(count);
    const area = tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0);
    expect(area).toBeGreaterThan(0.85 * box.width * box.height);
    for (const [i, a] of tiles.entries())
      for (const b of tiles.slice(i + 1)) {
        const isBeside = a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9;
        const isOver = a.y + a.height <= b.y + 1e-9 || b.y + b.height <= a.y + 1e-9;
        expect(isBeside || isOver).toBe(true);
      }
  });

  test("[SLIDE-34] prints lie on the page, and none is covered by others", () => {
    const places = placesIn(count, box, 0.87);
    expect(places).toHaveLength(count);
    for (const [i, place] of places.entries()) {
      expect(place.x - place.width / 2).toBeGreaterThan(0);
      expect(place.x + place.width / 2).toBeLessThan(100);
      for (const other of places.slice(i + 1))
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(
          place.width * 0.55,
        );
    }
  });

  test("[OPEN-90] each comes in its own four seconds, and lies before the slide is over", () => {
    for (let i = 0; i < count; i++) {
      expect(comesAt(i)).toBeGreaterThanOrEqual(i * each);
      expect(comesAt(i) + 0.8).toBeLessThan(i * each + 1.4);
      if (count > 1) expect(leavesAt(i, count)).toBeGreaterThan(comesAt(i) + 2);
    }
    expect(laidBy(count)).toBeLessThanOrEqual(count * each);
  });

  test("a print is at its place when it has been put down", () => {
    const places = placesIn(count, box, 0.87);
    const held = { x: 50, y: 60, width: 70, turn: 2 };
    const pose = { x: 0, y: 0, width: 0, turn: 0, up: 0, alpha: 0, put: 0 };
    for (const [i, place] of places.entries()) {
      posePrint(pose, laidBy(count), i, count, held, place);
      expect(pose).toMatchObject({ ...place, up: 0, alpha: 1 });
      posePrint(pose, Number.POSITIVE_INFINITY, i, count, held, place);
      expect(pose).toMatchObject({ ...place, up: 0, alpha: 1 });
    }
  });
});

test.each(counts.slice(1))("[SLIDE-34] the last of %d that hang is the nearest", (count) => {
  const places = hungIn(count, box, 0.95);
  expect(places).toHaveLength(count);
  const near = places.at(-1);
  for (const place of places.slice(0, -1)) {
    expect(place.width).toBeLessThan(near?.width ?? 0);
    expect(place.x - place.width / 2).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width / 2).toBeLessThanOrEqual(100);
  }
});
