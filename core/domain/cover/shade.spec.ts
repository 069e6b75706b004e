import { describe, expect, it } from "vitest";
import { shadeWords } from "./shade.ts";

describe("what a colour is called by whoever looks for a cover [SHOP-10]", () => {
  it.each([
    ["#000000", "dark night black"],
    ["#262626", "dark night black"],
    ["#272727", "dark night grey"],
    ["#515151", "dark night grey"],
    ["#525252", "grey"],
    ["#B7B7B7", "grey"],
    ["#B8B8B8", "light pastel grey"],
    ["#D8D8D8", "light pastel grey"],
    ["#D9D9D9", "light pastel white"],
    ["#FFFFFF", "light pastel white"],
  ])("%s without a hue is %s", (hex, words) => {
    expect(shadeWords(hex).join(" ")).toBe(words);
  });

  it.each([
    ["#948080", "grey"],
    ["#958080", "red"],
    ["#809480", "grey"],
    ["#809580", "green"],
    ["#808094", "grey"],
    ["#808095", "blue"],
    ["#FFFAF0", "light pastel white"],
    ["#0A0A1E", "dark night black"],
  ])("%s: a trace of a hue is none, so it is %s", (hex, words) => {
    expect(shadeWords(hex).join(" ")).toBe(words);
  });

  // pairs of neighbours: the last of one hue, the first of the next
  it.each([
    ["#FF0000", "red"],
    ["#F44100", "red"],
    ["#FF4400", "orange"],
    ["#FDB100", "orange"],
    ["#FAAF00", "yellow"],
    ["#BEFD00", "yellow"],
    ["#BDFC00", "green"],
    ["#00FF00", "green"],
    ["#00F790", "green"],
    ["#00FC93", "teal"],
    ["#00D3FD", "teal"],
    ["#00D2FC", "blue"],
    ["#0000FF", "blue"],
    ["#3F00FD", "blue"],
    ["#3F00FC", "purple"],
    ["#D100FB", "purple"],
    ["#D200FC", "pink"],
    ["#FF0040", "pink"],
    ["#FC003F", "red"],
  ])("the hue of %s is %s", (hex, word) => {
    expect(shadeWords(hex)).toEqual([word]);
  });

  it.each([
    ["#A30000", "dark night red"],
    ["#A40000", "red"],
    ["#00A300", "dark night green"],
    ["#00A400", "green"],
    ["#0000A3", "dark night blue"],
    ["#0000A4", "blue"],
    ["#70FF70", "green"],
    ["#71FF71", "light pastel green"],
    ["#7070FF", "blue"],
    ["#7171FF", "light pastel blue"],
  ])("%s is %s: how light it is is said only of what is dark or pale", (hex, words) => {
    expect(shadeWords(hex).join(" ")).toBe(words);
  });

  it.each([
    ["#FF7070", "red"],
    ["#FF7171", "light pastel pink"],
    ["#FFD6D6", "light pastel pink"],
    ["#FFE0C0", "light pastel orange"],
  ])("what is pale and red is pink, so %s is %s", (hex, words) => {
    expect(shadeWords(hex).join(" ")).toBe(words);
  });

  it("reads a colour in small letters alike", () => {
    expect(shadeWords("#7171ff")).toEqual(shadeWords("#7171FF"));
  });
});
