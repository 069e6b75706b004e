import { describe, expect, test } from "vitest";
import {
  COVER_VARIANTS,
  type CoverVariant,
  drawingOf,
  exportedStyle,
  FACES,
  gallery,
  labelOf,
  SHOP_COVERS,
  type ShopCover,
  shopCovers,
  toneOf,
} from "./index.ts";
import { SHELVES } from "./shelves.ts";

const shelves = Object.entries(SHOP_COVERS);
const key = ({ variant, theme }: { variant: CoverVariant; theme: string }): string =>
  `${variant} ${theme}`;
/** What somebody sees at a glance: both families of letters that fill the cover look alike. */
const look = ({ variant, theme }: ShopCover): string => {
  if (variant === "exported") return exportedStyle(theme);
  return variant === "curvey2" ? "curvey" : drawingOf(variant);
};

describe("the shop", () => {
  test("[F-61][COVER-10] no family and no theme of the catalogue is left out", () => {
    const offered = new Set(shelves.flatMap(([, covers]) => covers.map(key)));
    const all = gallery().flatMap(({ covers }) => covers.map(key));
    expect(all.filter((one) => !offered.has(one))).toEqual([]);
    const variants = new Set(shelves.flatMap(([, covers]) => covers.map((one) => one.variant)));
    expect(COVER_VARIANTS.filter((one) => !variants.has(one))).toEqual([]);
  });

  test("[F-61] every cover has a name of its own, not its family's and a number", () => {
    const all = gallery().flatMap(({ covers }) => covers);
    const names = all.map(({ variant, theme }) => labelOf(variant, theme));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const [at, name] of names.entries()) {
      expect(name).not.toBe(all[at]?.theme);
      expect(name).toMatch(/^[A-Z][^_\d]{3,30}$/);
    }
  });

  test("[F-61] a title of a cover's own names the recipient, and goes with the cover", () => {
    const own = shelves.flatMap(([occasion, covers]) =>
      covers.flatMap(({ theme, title }) => (title === undefined ? [] : [[occasion, theme, title]])),
    );
    expect(own).toContainEqual(["birthday", "curvey-2", "Hip hip hooray %RECIPIENT_NAME%"]);
    for (const [, , title] of own) expect(title).toMatch(/^[A-Z].+ %RECIPIENT_NAME%$/);
  });

  test.each(shelves)(
    "[SHOP-10][OPEN-146] %s: at least 24 covers, each of them real and once",
    (_, covers) => {
      expect(covers.length).toBeGreaterThanOrEqual(24);
      expect(new Set(covers.map((one) => one.theme)).size).toBe(covers.length);
      for (const { variant, theme, label } of covers) {
        expect(toneOf(variant, theme).name).toBe(theme);
        expect(label).toBe(labelOf(variant, theme));
      }
    },
  );

  test.each(shelves)("[F-61] %s: what looks alike never stands side by side", (_, covers) => {
    const looks = covers.map(look);
    const twice = covers.filter((_one, at) => at > 0 && looks[at] === looks[at - 1]);
    expect(twice.map(key)).toEqual([]);
    // what a phone shows first, two by two
    expect(new Set(looks.slice(0, 6)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(looks.slice(0, 12)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(looks).size).toBeGreaterThanOrEqual(9);
  });

  test("[F-61] occasions side by side are told apart: no two wear the same picture", () => {
    const faces = shelves.map(([, covers]) => covers[0] as ShopCover);
    expect(faces).toMatchObject(Object.values(FACES));
    expect(new Set(faces.map(({ theme }) => theme)).size).toBe(faces.length);
    const drawn = faces.filter(({ variant }) => variant !== "exported");
    expect(new Set(drawn.map(({ variant }) => drawingOf(variant))).size).toBe(drawn.length);
  });

  test.each([
    ["christmas", "xmas"],
    ["valentines", "hearts"],
    ["valentines", "paper hearts"],
    ["birthday", "cake"],
    ["trip", "astronaut"],
    ["congrats", "rocket"],
    ["leaving", "boat"],
    ["mothers", "particles shape"],
  ] as const)("[F-61] %s has the %s among its first four", (occasion, family) => {
    expect(
      shopCovers(occasion)
        .slice(0, 4)
        .map(({ variant }) => drawingOf(variant)),
    ).toContain(family);
  });

  test("[F-61] trees are for Christmas, and all of them are there", () => {
    const trees = (covers: readonly ShopCover[]) => covers.filter((one) => one.variant === "xmas");
    expect(trees(SHOP_COVERS.christmas)).toHaveLength(7);
    for (const [occasion, covers] of shelves)
      if (occasion !== "christmas") expect(trees(covers), occasion).toEqual([]);
  });

  test("titles of single covers belong to covers of that shelf", () => {
    for (const [occasion, { titles = {} }] of Object.entries(SHELVES))
      for (const [theme, title] of Object.entries(titles))
        expect(shopCovers(occasion).find((one) => one.theme === theme)?.title).toBe(title);
  });

  test("[SHOP-10] an occasion nobody knows gets the custom covers", () => {
    expect(shopCovers("constructor")).toBe(SHOP_COVERS.custom);
    expect(shopCovers("thanks")).toBe(SHOP_COVERS.thanks);
  });
});
