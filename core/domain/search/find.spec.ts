import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finder, folded } from "./index.ts";

const all = [
  { title: "Birthday cake", wanted: "happy birthday, cake", words: "food, dessert" },
  { title: "Coffee", wanted: "good morning", words: "drink, cake shop" },
  { title: "Cat", wanted: "kitten, pet", words: "animal" },
  { title: "Caterpillar", wanted: "garden", words: "animal" },
];
const titles = (term: string) => finder(all)(term).map(({ title }) => title);

describe("finding what was brought along", () => {
  it("[SEARCH-01] what is wanted for a word comes before what is described by it", () => {
    expect(titles("cake")).toEqual(["Birthday cake", "Coffee"]);
  });
  it("[SEARCH-01] what has every word comes before what has one", () => {
    expect(titles("birthday animal")[0]).toBe("Birthday cake");
    expect(titles("cake shop")[0]).toBe("Coffee");
  });
  it("[SEARCH-01] a beginning finds, a whole word first", () => {
    expect(titles("cat")).toEqual(["Cat", "Caterpillar"]);
    expect(titles("cats")).toEqual(["Cat"]);
    expect(titles("CÁTER")).toEqual(["Caterpillar"]);
  });
  it("[SEARCH-01] nothing typed finds everything, in its order", () => {
    expect(titles("  ")).toEqual(all.map(({ title }) => title));
    expect(titles("xyzzy")).toEqual([]);
  });
  it("[SEARCH-01] folding twice is folding once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => folded(folded(text)) === folded(text)),
    );
  });
});

/** One thing to find, called as the test says. */
const thing = (title: string, wanted: string, words = "") => ({ title, wanted, words });
const found = (term: string, ...things: ReturnType<typeof thing>[]) =>
  finder(things)(term).map(({ title }) => title);

describe("how texts are compared", () => {
  it.each([
    ["  Crème   Brûlée! ", "creme brulee"],
    ["Don't", "dont"],
    ["St. Patrick’s Day", "st patricks day"],
    ["rock-n-roll", "rock n roll"],
    ["ЁЛКА 2", "елка 2"],
    ["!?", ""],
    ["", ""],
  ])("[SEARCH-01] “%s” is searched as “%s”", (text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});

describe("words that say nothing", () => {
  it.each(["a", "an", "and", "for", "gif", "gifs", "of", "on", "the", "to", "with", "your"])(
    "[SEARCH-01] “%s” is not looked for beside another word, and is by itself",
    (word) => {
      const things = [thing(`${word} end`, "over"), thing("Cat", "kitten")];
      expect(found(`${word} cat`, ...things)).toEqual(["Cat"]);
      expect(found(word, ...things)).toEqual([`${word} end`]);
    },
  );
  it("[SEARCH-01] a phrase is found with them and without them", () => {
    const things = [thing("Bread", "well loaf"), thing("Mug", "get well, for you")];
    expect(found("For you", ...things)).toEqual(["Mug"]);
    expect(found("the well gif", ...things)).toEqual(["Bread", "Mug"]);
  });
});

describe("what comes first", () => {
  const wanted = thing("wanted", "cake");
  const described = thing("described", "x", "tin cake");
  const wantedBegun = thing("wanted, begun", "x, cakewalk");
  const describedBegun = thing("described, begun", "x", "tin, cakewalk");

  it("[SEARCH-01] wanted, described, the beginning of one wanted, the beginning of one described", () => {
    expect(found("cake", describedBegun, wantedBegun, described, wanted)).toEqual([
      "wanted",
      "described",
      "wanted, begun",
      "described, begun",
    ]);
  });
  it("[SEARCH-01] one word wanted and two that begin weigh as much as three that describe", () => {
    const three = thing("three", "x", "red hot tea");
    const one = thing("one", "red", "hotel teapot");
    expect(found("red hot tea", three, one)).toEqual(["three", "one"]);
    expect(found("red hot tea", one, three)).toEqual(["one", "three"]);
  });
  it("[SEARCH-01] every word that only begins comes before most of them as they stand", () => {
    const most = thing("most", "red hot");
    const every = thing("every", "x", "redness hotel teapot");
    expect(found("red hot tea", most, every)).toEqual(["every", "most"]);
  });
  it("[SEARCH-01] what begins one word of several is found, behind everything", () => {
    const begun = thing("begun", "x", "tin, cakewalk");
    expect(found("cake xyzzy", begun, wanted)).toEqual(["wanted", "begun"]);
  });
  it("[SEARCH-01] the whole term comes before a part of a phrase, the most fitting phrase first", () => {
    const part = thing("part", "tea cake");
    const at = (place: number) =>
      thing(`at ${place}`, ["a1", "a2", "a3", "a4", "a5"].with(place, "Cake").join(","));
    expect(found("cake", part, at(3), at(2), at(1), at(0))).toEqual([
      "at 0",
      "at 1",
      "at 2",
      "at 3",
      "part",
    ]);
    // from the fourth on it makes no difference
    expect(found("cake", at(4), at(3))).toEqual(["at 4", "at 3"]);
    expect(found("cake", at(3), at(4))).toEqual(["at 3", "at 4"]);
    expect(found("tea cake", thing("Cake, tea", "x"), thing("Tea cake", "y"))).toEqual([
      "Tea cake",
      "Cake, tea",
    ]);
  });
  it("[SEARCH-01] nothing typed moves nothing, whatever is wanted for nothing", () => {
    expect(found(" ", wanted, thing("unwanted", ""), described)).toEqual([
      "wanted",
      "unwanted",
      "described",
    ]);
  });
});

describe("beginnings", () => {
  it("[SEARCH-01] three letters are a beginning, two are not", () => {
    expect(found("cak", thing("Cake", "x"))).toEqual(["Cake"]);
    expect(found("ca", thing("Cake", "x"))).toEqual([]);
    expect(found("ake", thing("Cake", "x"))).toEqual([]);
  });
  it("[SEARCH-01] the plural of a word of three letters finds it, of two letters does not", () => {
    expect(found("pies", thing("Pie", "x"))).toEqual(["Pie"]);
    expect(found("pis", thing("Pi", "x"))).toEqual([]);
    expect(found("cakes", thing("Tin", "x", "round, cake"))).toEqual(["Tin"]);
  });
});
