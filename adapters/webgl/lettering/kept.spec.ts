import { expect, test } from "vitest";
import type { Face } from "../words/index.ts";
import { type Inked, KeptLetters, type Painted } from "./kept.ts";

const BALOO: Face = { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false };
const letter = (text: string, face = BALOO): Inked => ({ cell: { text, kind: "letter" }, face });
/** So many bytes of field. */
const painted = (bytes: number): Painted => ({
  glyph: {
    ...{ width: bytes, height: 1, inkWidth: bytes, inkHeight: 1, top: 0, left: 0, advance: bytes },
    data: new Uint8ClampedArray(bytes),
  },
  px: 100,
});

test("a letter is found in its own face and size alone", () => {
  const kept = new KeptLetters(100, () => true);
  const a = painted(10);
  kept.keep(letter("a"), 100, a);
  expect(kept.find(letter("a"), 100)).toBe(a);
  for (const other of [letter("b"), letter("a", { ...BALOO, italic: true })])
    expect(kept.find(other, 100)).toBeUndefined();
  expect(kept.find(letter("a"), 99)).toBeUndefined();
});

test("what was asked for longest ago goes first, and no more is kept than may be", () => {
  const kept = new KeptLetters(100, () => true);
  for (const text of ["a", "b"]) kept.keep(letter(text), 100, painted(50));
  kept.find(letter("a"), 100);
  kept.keep(letter("c"), 100, painted(50));
  expect(kept.find(letter("b"), 100)).toBeUndefined();
  expect(kept.find(letter("a"), 100)).toBeDefined();
  expect(kept.find(letter("c"), 100)).toBeDefined();
  kept.keep(letter("d"), 100, painted(101));
  for (const text of ["a", "c", "d"]) expect(kept.find(letter(text), 100)).toBeUndefined();
});

test("a letter whose face is not there is not kept", () => {
  const kept = new KeptLetters(100, ({ family }) => family !== "Baloo 2");
  kept.keep(letter("a"), 100, painted(10));
  expect(kept.find(letter("a"), 100)).toBeUndefined();
});
