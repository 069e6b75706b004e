import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takesPhoto } from "./family.ts";
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

describe("how well a cover fits what is looked for", () => {
  test("[SHOP-10] a name comes before what is said of a cover, a word before its beginning", () => {
    const rain = found("rain", []);
    expect(rain.slice(0, 3).toSorted()).toEqual([
      ...["After the rain", "Evening rain", "Rain on the lake"],
    ]);
    // said of the one; the other has a rainbow
    expect(rain.slice(3)).toEqual(["Cat asleep on the sill", "Unicorn on the clouds"]);
    const plane = found("plane", []);
    expect(plane.slice(0, 2)).toEqual(["Paper plane", "Letter by air"]);
    expect(plane.slice(2)).toHaveLength(5);
    for (const name of plane.slice(2)) expect(name).toMatch(/planet walk$/);
  });

  test.each([
    ["morn", ["Misty morning sail", "Morning wreath", "Morning wreath with photo"]],
    ["meado", ["Spring meadow"]],
    ["jewel", ["Two gold rings"]],
    ["ornin", []],
    ["wellery", []],
  ])(
    "[SHOP-10] %s: the beginning of any word will do, its middle or end will not",
    (sought, names) => {
      expect(found(sought, []).toSorted()).toEqual(names);
    },
  );

  test.each([
    ["skies", ["Bunny in a balloon", "Heart in the stars", "Sky script"]],
    ["ties", ["Shirt and tie"]],
    ["bus", ["Bus to the sea"]],
    ["boss", ["Lion with a crown"]],
    ["miss", []],
  ])(
    "[SHOP-10] %s: more than one is looked for like one, where the word says that it is more",
    (sought, names) => {
      expect(found(sought, []).toSorted()).toEqual(names);
    },
  );

  test.each([
    ["love cut", "Penguins in love", "Two swans"],
    ["plane blu", "Blue planet walk", "Letter by air"],
  ])(
    "[SHOP-10] %s: what the name of %s says outweighs what is said of %s, even on the shelf",
    (sought, better, other) => {
      const shelf = all.filter(({ label }) => label === other);
      const names = found(sought, shelf);
      expect(names.indexOf(other)).toBeGreaterThan(names.indexOf(better));
      expect(names).toContain(better);
    },
  );

  test("[SHOP-10] what is typed beyond sixty signs does not count", () => {
    expect(found("kitten zzyzx")).toEqual([]);
    expect(found(`${"kitten".padEnd(60)}zzyzx`)).toEqual(found("kitten"));
    expect(found(`${"kitten".padEnd(59)}zzyzx`)).toEqual([]);
  });
});

describe("what is said of a cover", () => {
  test("[SHOP-10] a picture: of every cover that takes a photo, and of those drawn as frames of photos", () => {
    const hits = searchCovers("picture", []) ?? [];
    const photos = all.filter(({ variant }) => takesPhoto(variant));
    expect(new Set(hits.filter(({ variant }) => takesPhoto(variant)).map(coverSlug))).toEqual(
      new Set(photos.map(coverSlug)),
    );
    const others = hits.filter(({ variant }) => !takesPhoto(variant));
    expect(others.map(({ label }) => label).toSorted()).toEqual([
      ...["Gallery wall", "Instant camera", "Page of an album", "Photos on a string"],
      "Strips of film",
    ]);
  });

  test("[SHOP-10] the colour of the letters, though not how light they are", () => {
    // white on red
    expect(found("swiss white", [])).toEqual(["Swiss poster"]);
    expect(found("swiss red", [])).toEqual(["Swiss poster"]);
    for (const word of ["pastel", "light"]) expect(found(`swiss ${word}`, [])).toEqual([]);
    // a plain blue on a pale ground
    expect(found("school pastel blue", [])).toContain("School of shapes");
  });

  test.each(Object.entries(SHOP_COVERS))(
    "[SHOP-10] %s: every cover on that shelf is found by its occasion, whatever others it is on",
    (occasion, shelf) => {
      const hits = new Set((searchCovers(occasion, []) ?? []).map(coverSlug));
      for (const cover of shelf) expect(hits, cover.label).toContain(coverSlug(cover));
    },
  );
});

describe("the address of a cover", () => {
  test("[SHOP-10] a theme alone means the cover with a photo where no other shows it", () => {
    const photo = { variant: "trail_photo", theme: "trail-99", label: "Snow ribbon" } as const;
    const plain = { ...photo, variant: "trail" } as const;
    expect(coverOfSlug("trail-99", [photo])).toBe(photo);
    expect(coverOfSlug("trail-99", [photo, plain])).toBe(plain);
    expect(coverOfSlug("trail-98", [photo])).toBeNull();
  });

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
