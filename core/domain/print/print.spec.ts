import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slidePlays } from "../slide/index.ts";
import {
  type Box,
  bleedOf,
  impose,
  isPlaying,
  isShort,
  MOST_A_PAGE,
  type Printed,
  pagesOf,
  pixelsOf,
  placeAlone,
  placeGreeting,
  placeOnBack,
  placesShared,
  points,
  printFormats,
  sheetOf,
  uprightSheet,
} from "./index.ts";

const millimetres = ({ left, bottom, width, height }: Box) =>
  [left, bottom, width, height].map((one) => Math.round((one / points(1)) * 100) / 100);

const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 1e-6 &&
  inner.bottom >= outer.bottom - 1e-6 &&
  inner.left + inner.width <= outer.left + outer.width + 1e-6 &&
  inner.bottom + inner.height <= outer.bottom + outer.height + 1e-6;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 1e-6 &&
  b.left < a.left + a.width - 1e-6 &&
  a.bottom < b.bottom + b.height - 1e-6 &&
  b.bottom < a.bottom + a.height - 1e-6;

const types = Object.keys(slidePlays) as Printed["type"][];
const cover: Printed = { id: "cover", type: "title" };
const card = fc
  .array(
    fc.record({ type: fc.constantFrom(...types), description: fc.string({ maxLength: 300 }) }),
    { maxLength: 60 },
  )
  .map((slides) => slides.map((slide, at): Printed => ({ ...slide, id: `${at}` })));

describe("a sheet", () => {
  it("for the post is an A5 card unfolded, with 3 mm of bleed", () => {
    const sheet = sheetOf("post");
    expect(millimetres(sheet.media)).toEqual([0, 0, 317, 230]);
    expect(millimetres(sheet.bleed)).toEqual([7, 7, 303, 216]);
    expect(millimetres(sheet.trim)).toEqual([10, 10, 297, 210]);
    expect(sheet.pages.map(millimetres)).toEqual([
      [10, 10, 148.5, 210],
      [158.5, 10, 148.5, 210],
    ]);
  });

  it("has marks on the paper and outside of the bleed", () => {
    const { media, bleed, cropMarks, foldMarks } = sheetOf("post");
    expect([cropMarks.length, foldMarks.length]).toEqual([8, 2]);
    for (const { from, to } of [...cropMarks, ...foldMarks]) {
      const mark = {
        left: Math.min(from[0], to[0]),
        bottom: Math.min(from[1], to[1]),
        width: Math.abs(from[0] - to[0]),
        height: Math.abs(from[1] - to[1]),
      };
      expect(contains(media, mark)).toBe(true);
      expect(overlap(bleed, mark)).toBe(false);
    }
    // each is 5 mm long and begins 1 mm outside of the bleed
    const reach = [...cropMarks, ...foldMarks].map(({ from, to }) =>
      Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / points(0.1)),
    );
    expect(new Set(reach)).toEqual(new Set([50]));
    const [first] = cropMarks;
    expect(Math.round((bleed.bottom - (first?.from[1] ?? 0)) / points(0.1))).toBe(10);
  });

  it("that isn't folded is A4 and stands", () => {
    const { cropMarks, foldMarks, ...boxes } = uprightSheet();
    for (const box of Object.values(boxes)) expect(millimetres(box)).toEqual([0, 0, 210, 297]);
    expect([...cropMarks, ...foldMarks]).toEqual([]);
  });

  it("at home is the whole sheet, and nothing is cut", () => {
    expect(millimetres(sheetOf("a4").media)).toEqual([0, 0, 297, 210]);
    expect(millimetres(sheetOf("letter").media)).toEqual([0, 0, 279.4, 215.9]);
    for (const format of ["a4", "letter"] as const) {
      const sheet = sheetOf(format);
      expect([sheet.bleed, sheet.trim]).toEqual([sheet.media, sheet.media]);
      expect([...sheet.cropMarks, ...sheet.foldMarks]).toEqual([]);
    }
  });
});

describe("imposition", () => {
  it("lays the cover beside the back, and the inside in its order", () => {
    expect(impose([1, 2, 3, 4])).toEqual([
      [4, 1],
      [2, 3],
    ]);
    expect(impose([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ]);
    expect(() => impose([1, 2, 3])).toThrow(RangeError);
  });

  it("has every page once, odd ones on the right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (sheets) => {
        const pages = Array.from({ length: sheets * 4 }, (_, at) => at + 1);
        const sides = impose(pages);
        expect(sides.flat().sort((a, b) => a - b)).toEqual(pages);
        for (const [left, right] of sides) expect([left % 2, right % 2]).toEqual([0, 1]);
      }),
    );
  });
});

it("[PLAY-10] paper shows only a part of what is heard or moves", () => {
  expect(types.filter((type) => isPlaying({ type })).sort()).toEqual([
    "audio",
    "giphy",
    "music",
    "video",
  ]);
});

describe("the pages of a card", () => {
  const kindsOf = (messages: Printed[]) => pagesOf(cover, messages).map(({ kind }) => kind);

  it("are four even if nobody wrote", () => {
    expect(kindsOf([])).toEqual(["cover", "blank", "blank", "back"]);
  });

  it("begin inside with the greeting, where there is one", () => {
    const kinds = pagesOf(cover, [], true).map(({ kind }) => kind);
    expect(kinds).toEqual(["cover", "greeting", "blank", "back"]);
  });

  it("share short messages evenly; a long letter has one of its own", () => {
    const short = (id: string): Printed => ({ id, type: "text", description: "Well done!" });
    const long: Printed = { id: "long", type: "text", description: "x".repeat(121) };
    expect(isShort({ ...long, description: "x".repeat(120) })).toBe(true);
    expect(isShort({ ...long, title: "y", description: "x".repeat(120) })).toBe(false);
    const messages = [..."12345"].map(short);
    const shared = pagesOf(cover, [...messages, long, short("6")]).flatMap((page) =>
      page.kind === "messages" ? [page.slides.map(({ id }) => id).join(" ")] : [],
    );
    expect(shared).toEqual(["1 2 3", "4 5", "long", "6"]);
  });

  it("hold every message once in its order, and fill whole sheets", () => {
    fc.assert(
      fc.property(card, fc.boolean(), (messages, hasGreeting) => {
        const pages = pagesOf(cover, messages, hasGreeting);
        const printed = pages.flatMap((page) => (page.kind === "messages" ? page.slides : []));
        expect(printed).toEqual(messages);
        expect(pages.length % 4).toBe(0);
        expect([pages[0]?.kind, pages.at(-1)?.kind]).toEqual(["cover", "back"]);
        expect(pages.filter(({ kind }) => kind === "blank").length).toBeLessThan(4);
        for (const page of pages) {
          if (page.kind !== "messages" || page.slides.length === 1) continue;
          expect(page.slides.length).toBeLessThanOrEqual(MOST_A_PAGE);
          expect(page.slides.every(isShort)).toBe(true);
          expect(page.slides.some(isPlaying)).toBe(false);
        }
      }),
    );
  });
});

describe("a picture that fills a page", () => {
  it("reaches into the bleed at the outer edges, and to the fold", () => {
    const sheet = sheetOf("post");
    expect(millimetres(bleedOf(sheet, 0))).toEqual([7, 7, 151.5, 216]);
    expect(millimetres(bleedOf(sheet, 1))).toEqual([158.5, 7, 151.5, 216]);
    const home = sheetOf("a4");
    expect([bleedOf(home, 0), bleedOf(home, 1)]).toEqual(home.pages);
  });

  it("has 300 pixels an inch, never fewer", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 900, noNaN: true }), (width) => {
        const [across] = pixelsOf({ left: 0, bottom: 0, width, height: 1 });
        expect((across * 72) / width).toBeGreaterThanOrEqual(300 - 1e-6);
        expect(across - 1).toBeLessThan((width / 72) * 300);
        expect(pixelsOf({ left: 0, bottom: 0, width: 1, height: width })[1]).toBe(across);
      }),
    );
  });
});

describe("places", () => {
  it("lie whole on their page, apart from each other, in the shape of a slide", () => {
    for (const format of printFormats)
      for (const page of sheetOf(format).pages)
        for (const places of [
          [placeAlone(page, false)],
          [placeAlone(page, true)],
          ...[1, 2, 3, 4].map((count) => placesShared(page, count)),
        ]) {
          const boxes = places.flatMap(({ picture, scan }) =>
            scan ? [picture, scan.code, scan.words] : [picture],
          );
          for (const [at, box] of boxes.entries()) {
            expect(contains(page, box)).toBe(true);
            for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
          }
          expect(contains(page, placeGreeting(page))).toBe(true);
          const back = placeOnBack(page);
          expect(contains(page, back.code) && contains(page, back.words)).toBe(true);
          expect(overlap(back.code, back.words)).toBe(false);
          for (const { picture } of places)
            expect(picture.width / picture.height).toBeCloseTo(5 / 7);
        }
  });

  it("are as many as there are messages, and a code is two centimetres and more", () => {
    const [page] = sheetOf("post").pages;
    for (const count of [1, 2, 3, 4]) expect(placesShared(page, count)).toHaveLength(count);
    expect(placeAlone(page, true).scan?.code.width).toBeGreaterThan(points(20));
    expect(placeAlone(page, false).scan).toBeNull();
  });
});
