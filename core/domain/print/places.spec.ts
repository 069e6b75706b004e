import { describe, expect, it } from "vitest";
import { type Box, placeAlone, placeGreeting, placeOnBack, placesShared, points } from "./index.ts";

const page: Box = { left: points(10), bottom: points(20), width: points(161), height: points(221) };
/** Left, bottom, width and height. */
const millimetres = ({ left, bottom, width, height }: Box) =>
  [left, bottom, width, height].map((one) => Math.round((one / points(1)) * 100) / 100);
const pictures = (of: Box, count: number) =>
  placesShared(of, count).map(({ picture }) => millimetres(picture));

describe("the place of a message that has a page to itself", () => {
  it("[PLAY-10] is as large as the page allows 8 mm from its edges, in the middle", () => {
    const { picture, scan } = placeAlone(page, false);
    expect(millimetres(picture)).toEqual([18, 29, 145, 203]);
    expect(scan).toBeNull();
    const wide = placeAlone({ ...page, width: points(216), height: points(156) }, false);
    expect(millimetres(wide.picture)).toEqual([68, 28, 100, 140]);
  });

  it("[PLAY-10] leaves a strip below for the code of what plays, flush with the picture", () => {
    const { picture, scan } = placeAlone(page, true);
    expect(millimetres(picture)).toEqual([27.64, 57, 125.71, 176]);
    expect(scan && millimetres(scan.code)).toEqual([27.64, 28, 24, 24]);
    // from 5 mm beside the code to the picture's right edge
    expect(scan && millimetres(scan.words)).toEqual([56.64, 28, 96.71, 24]);
  });
});

describe("the places of messages that share a page", () => {
  it.each([
    [1, [[18, 29, 145, 203]]],
    [
      2,
      [
        [18, 134, 70, 98],
        [93, 29, 70, 98],
      ],
    ],
    [
      3,
      [
        [18, 134, 70, 98],
        [93, 134, 70, 98],
        [55.5, 29, 70, 98],
      ],
    ],
    [
      4,
      [
        [18, 134, 70, 98],
        [93, 134, 70, 98],
        [18, 29, 70, 98],
        [93, 29, 70, 98],
      ],
    ],
  ])("[PLAY-10] %i are read from the left above to the right below", (count, places) => {
    expect(pictures(page, count)).toEqual(places);
    expect(placesShared(page, count).every(({ scan }) => scan === null)).toBe(true);
  });

  it("[PLAY-10] each stands in the middle of its quarter where the page is wide", () => {
    const wide = { ...page, width: points(221), height: points(161) };
    expect(pictures(wide, 4)).toEqual([
      [43, 103, 50, 70],
      [148, 103, 50, 70],
      [43, 28, 50, 70],
      [148, 28, 50, 70],
    ]);
  });
});

it("[PLAY-10] the code of the whole card is in the middle of the back, its words below", () => {
  const { code, words } = placeOnBack(page);
  expect(millimetres(code)).toEqual([71.5, 111.5, 38, 38]);
  expect(millimetres(words)).toEqual([26, 82.5, 129, 24]);
});

it("[PLAY-10] the greeting has the same room to the left and right, above and below", () => {
  expect(millimetres(placeGreeting(page))).toEqual([34, 36, 113, 189]);
});
