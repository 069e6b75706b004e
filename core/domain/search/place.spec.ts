import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxAround, placeWith, reachOf, zoomOf } from "./index.ts";

/** One degree of latitude, in kilometres. */
const degree = 111.2;
const box = (sw_lat: number, sw_lon: number, ne_lat: number, ne_lon: number) => ({
  ne_lat,
  ne_lon,
  sw_lat,
  sw_lon,
});

describe("the box of a place", () => {
  it("[SEARCH-04] holds its point and stays on the map, and a larger one is seen from farther", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -84, max: 84, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0.5, max: 300, noNaN: true }),
        (lat, lon, km) => {
          const around = boxAround(lat, lon, km);
          expect(around.ne_lat).toBeGreaterThanOrEqual(around.sw_lat);
          expect(lat).toBeLessThanOrEqual(around.ne_lat + 1e-4);
          expect(lat).toBeGreaterThanOrEqual(around.sw_lat - 1e-4);
          for (const value of [around.ne_lon, around.sw_lon])
            expect(Math.abs(value)).toBeLessThanOrEqual(180);
          expect(zoomOf(boxAround(lat, lon, km * 2))).toBeLessThanOrEqual(zoomOf(around));
        },
      ),
    );
  });

  it.each([
    ["a degree to each side at the equator", 0, 20, degree, box(-1, 19, 1, 21)],
    [
      "twice as many degrees to the sides where they are half as wide",
      60,
      10,
      degree,
      box(59, 8, 61, 12),
    ],
    ["the same in the south", -60, 10, degree, box(-61, 8, -59, 12)],
    ["four places behind the point", 10.123456, 0, 0, box(10.1235, 0, 10.1235, 0)],
    ["no farther north than a map does", 84.5, 0, degree, box(83.5, -10.4334, 85, 10.4334)],
    ["no farther south than a map does", -84.5, 0, degree, box(-85, -10.4334, -83.5, 10.4334)],
    ["only to the edge of a map around the south pole", -90, 0, degree / 10, box(-85, -2, -85, 2)],
    ["only to the edge of a map around the north pole", 90, 0, degree / 10, box(85, -2, 85, 2)],
    ["up to the date line from the west", 0, 179.5, degree, box(-1, 178.5, 1, 180)],
    ["up to the date line from the east", 0, -179.5, degree, box(-1, -180, 1, -178.5)],
    ["at most half way round", 0, 100, degree * 200, box(-85, -80, 85, 180)],
    ["at most half way round from the west", 0, -100, degree * 200, box(-85, -180, 85, 80)],
  ])("[SEARCH-04] reaches %s", (_, lat, lon, km, expected) => {
    expect(boxAround(lat, lon, km)).toEqual(expected);
  });

  it("[SEARCH-04] of a town grows with the root of its people", () => {
    expect([0, 10_000, 1_000_000].map((people) => Number(reachOf(people).toFixed(4)))).toEqual([
      0.8, 2.2, 14.8,
    ]);
  });
});

describe("the zoom of a place", () => {
  it.each([
    ["the whole world", box(-85, -180, 85, 180), 1],
    ["half of the world", box(-10, -90, 10, 90), 2],
    ["a bit more than half of it", box(-10, -90, 10, 90.01), 1],
    ["45 degrees, as wide as the map at zoom 4", box(-1, -25, 1, 20), 4],
    ["a bit more than 45 degrees", box(-1, -25, 1, 20.01), 3],
    ["a tall one that just fits at the height of Oslo", box(60 - 11.24, 5, 60 + 11.24, 6), 4],
    ["a tall one that just does not", box(60 - 11.26, 5, 60 + 11.26, 6), 3],
    ["a tall one in the south", box(-60 - 11.26, 5, -60 + 11.26, 6), 3],
    ["one beside a pole", box(88, 0, 90, 1), 4],
    ["a street", box(48.85, 2.35, 48.851, 2.355), 17],
    [
      "a street a bit longer than is shown at the nearest zoom",
      box(48.85, 2.35, 48.851, 2.3556),
      16,
    ],
    ["a single point", box(48.85, 2.35, 48.85, 2.35), 17],
    ["more than the whole world", box(-85, -400, 85, 400), 1],
  ])("[SEARCH-04] of %s", (_, corners, zoom) => {
    expect(zoomOf(corners)).toBe(zoom);
  });

  it("[SEARCH-04] a place keeps what is known of it beside its box and zoom", () => {
    const at = { id: "1", name: "Porto", region: null, country: "PT", lat: 41.15, lon: -8.61 };
    const corners = box(41, -9, 42, -8);
    expect(placeWith(at, corners)).toEqual({ ...at, ...corners, zoom: 9 });
  });
});

it("[SEARCH-04] a box ends at the date line and at the poles of the map", () => {
  const across = ({ sw_lon, ne_lon }: ReturnType<typeof boxAround>) => [sw_lon, ne_lon];
  expect(across(boxAround(0, 179.9, 50))[1]).toBe(180);
  expect(across(boxAround(0, -179.9, 50))[0]).toBe(-180);
  expect(boxAround(84.9, 0, 50).ne_lat).toBe(85);
  expect(boxAround(-84.9, 0, 50).sw_lat).toBe(-85);
});
