import * as fc from "fast-check";
import { expect, test } from "vitest";
import { handOf } from "./hands.ts";

const by = (first_name: string, last_name = "Example") => ({
  creator: { first_name, last_name },
  subtitle: null,
});
const family = (slide: Parameters<typeof handOf>[0], words = "Hello") =>
  handOf(slide, words).face.family.split(",")[0];

test("[OPEN-134] each author has a hand, the same in all their messages, however they sign", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, subtitle) => {
      const known = { ...by(`${name}x`), subtitle };
      expect(family(known)).toBe(family(by(`${name}x`), "Something else"));
    }),
  );
});

test("[OPEN-134] among twenty people there are many hands", () => {
  const names = "Ada Ben Cleo Dan Eva Finn Gus Hana Ida Jon Kai Lea Max Nia Oli Pia Qi Ron Sue Tom";
  expect(new Set(names.split(" ").map((name) => family(by(name)))).size).toBeGreaterThan(4);
});

test.each([
  ["Dziękuję za wszystko", '"Caveat"'],
  ["Спасибо за всё", '"Caveat"'],
  ["شكرا جزيلا", '"Fraunces Card"'],
  ["ありがとう", '"Fraunces Card"'],
])("[OPEN-134] %s is written in a hand that has its letters, or printed", (words, hand) => {
  for (const name of ["Ada", "Ben", "Cleo", "Dan"]) expect(family(by(name), words)).toBe(hand);
});

test("[OPEN-134] signs and emoji change nobody’s hand", () => {
  for (const name of ["Ada", "Ben", "Cleo", "Dan"])
    expect(family(by(name), "Hello! 🎉 — 100 % “yours” × 2 ♥")).toBe(family(by(name)));
});
