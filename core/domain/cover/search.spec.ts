import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverOfSlug, coverSlug, searchCovers, searchMaximum } from "./search.ts";
import { SHOP_COVERS, shopCovers } from "./shop.ts";

const birthday = shopCovers("birthday");
const found = (sought: string, shelf = birthday) =>
  (searchCovers(sought, shelf) ?? []).map(({ label }) => label);
const all = Object.values(SHOP_COVERS).flat();

describe("looking for a cover by words", () => {
  test("[SHOP-10] a cat is found among the birthdays, though it stands on another shelf", () => {
    expect(birthday.some(({ label }) => label === "Two cats and a heart")).toBe(false);
    for (const words of ["two cats", "Cat heart"])
      expect(found(words)[0]).toBe("Two cats and a heart");
    for (const word of ["cat", "cats", "CAT", "kitten"])
      expect(found(word)).toContain("Two cats and a heart");
  });

  test.each([
    ["neon", /neon/i],
    ["penguins", /penguin/i],
    ["hedgehog's", /hedgehog/i],
    ["rocket red", /red rocket/i],
    ["garden night", /garden at night/i],
    ["cafe bear", /^$/],
  ])("[SHOP-10] %s: the names that say it come first", (sought, name) => {
    const [first = ""] = found(sought);
    expect(first).toMatch(name);
  });

  test.each([
    "elegant",
    "pink",
    "dark",
    "flowers",
    "christmas",
    "love",
    "retro",
    "photo",
    "animals",
  ])("[SHOP-10] %s is said of several covers, whatever they are called", (word) => {
    expect(found(word).length).toBeGreaterThanOrEqual(6);
  });

  test("[SHOP-10] every word counts: what fits only one of them is left out", () => {
    const both = found("pink elegant");
    expect(both.length).toBeGreaterThan(0);
    const elegant = new Set(found("elegant"));
    const pink = new Set(found("pink"));
    for (const name of both) expect([elegant.has(name), pink.has(name)]).toEqual([true, true]);
    expect(both.length).toBeLessThan(elegant.size);
  });

  test("[SHOP-10] of those that fit alike, the shelf's own come first, with their own titles", () => {
    const hits = searchCovers("lettering", birthday) ?? [];
    const own = hits.map((one) => birthday.includes(one));
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false));
    expect(hits.find(({ theme }) => theme === "curvey-2")?.title).toContain("Hip hip hooray");
    const elsewhere = searchCovers("lettering", shopCovers("wedding")) ?? [];
    expect(elsewhere.find(({ theme }) => theme === "curvey-2")).not.toHaveProperty("title");
  });

  test.each(["", "   ", "–", "'"])("[SHOP-10] %j looks for nothing", (sought) => {
    expect(searchCovers(sought, birthday)).toBeNull();
  });

  test("[SHOP-10] what no cover has is found nowhere", () => {
    expect(searchCovers("zzyzx", birthday)).toEqual([]);
    expect(searchCovers("constructor", birthday)).toEqual([]);
  });

  test("[SHOP-10] whatever is typed, each cover is found once, and the next letter finds no others", () => {
    const word = fc.oneof(
      fc.constantFrom("cat", "neon", "elegant", "Blue", "velvet", "ribbon", "é", "🎂"),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 3 }),
        fc.constantFrom(...Object.values(SHOP_COVERS)),
        (said, shelf) => {
          const sought = said.join(" ");
          const hits = searchCovers(sought, shelf);
          if (hits === null) return;
          expect(new Set(hits.map(coverSlug)).size).toBe(hits.length);
          const fewer = searchCovers(`${sought} cat`.slice(0, searchMaximum), shelf) ?? [];
          if (sought.length + 4 <= searchMaximum)
            for (const one of fewer) expect(hits.map(coverSlug)).toContain(coverSlug(one));
        },
      ),
    );
  });

  test("[SHOP-10] a cover is found by its own name", () => {
    for (const cover of all) {
      const hits = searchCovers(cover.label, [cover]) ?? [];
      expect(hits.map(coverSlug), cover.label).toContain(coverSlug(cover));
    }
  });
});

describe("the address of a cover", () => {
  test("[SHOP-10] every cover has one of its own, good at every occasion", () => {
    for (const cover of all)
      for (const shelf of [shopCovers("birthday"), shopCovers("album"), []]) {
        const { variant, theme } = coverOfSlug(coverSlug(cover), shelf) ?? {};
        expect({ variant, theme }).toEqual({ variant: cover.variant, theme: cover.theme });
      }
  });

  test("[SHOP-10] the shelf's own cover is meant before another shelf's; none is none", () => {
    const album = shopCovers("album");
    const mine = album.find(({ theme }) => theme === "ripples-1");
    expect(coverOfSlug("ripples-1", album)).toBe(mine);
    expect(coverOfSlug("trail-5-photo", album)?.variant).toBe("trail_photo");
    expect(coverOfSlug("trail-5", album)?.variant).toBe("trail");
    expect(coverOfSlug("nothing", album)).toBeNull();
    expect(coverOfSlug("", album)).toBeNull();
  });
});
