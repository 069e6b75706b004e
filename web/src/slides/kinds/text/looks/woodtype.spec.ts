import * as fc from "fast-check";
import { expect, test } from "vitest";
import { laidOutAssets } from "../../testing/assets.ts";
import { setBlock } from "./woodtype.ts";

const room = { x: 5, y: 5, width: 90, height: 118 };
const block = (text: string, own = room) => setBlock(text, own, laidOutAssets());
const said = (text: string) =>
  block(text)
    .lines.map(({ line }) => line.text)
    .join("");
const bare = (text: string) => text.replace(/\s/g, "");

const words = fc
  .array(fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(..."abcdeéß生🎉,.!") }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((all) => all.join(" ").slice(0, 300));

test("[SLIDE-15] whatever is written is on the poster, whole, within its room, line by line", () => {
  fc.assert(
    fc.property(words, (text) => {
      const { lines } = block(text);
      expect(bare(lines.map(({ line }) => line.text).join(""))).toBe(bare(text));
      let last = 0;
      for (const { line, drawn } of lines) {
        expect(line.x).toBeGreaterThanOrEqual(room.x - 0.01);
        expect(line.x + line.width).toBeLessThanOrEqual(room.x + room.width + 0.01);
        expect(line.y).toBeGreaterThan(last);
        expect(line.y).toBeLessThanOrEqual(room.y + room.height);
        expect(drawn).toBeLessThanOrEqual(1.13);
        last = line.y;
      }
    }),
    { numRuns: 60 },
  );
});

test("[SLIDE-15] three words fill the page, and short ones stand in capitals", () => {
  const { lines } = block("You did it!");
  expect(lines.every(({ shown }) => shown === shown.toUpperCase())).toBe(true);
  const high = lines.reduce((sum, { line }) => sum + line.size * 0.76, 0);
  expect(high).toBeGreaterThan(room.height * 0.6);
  // readers hear what was written
  expect(said("You did it!").replace(/\s+/g, " ")).toBe("You did it!");
});

test("[SLIDE-15] one word is printed again and again, one emoji once", () => {
  expect(block("Legend").isEcho).toBe(true);
  expect(block("🎉").isEcho).toBe(false);
  expect(block("Thank you").isEcho).toBe(false);
});

test("[SLIDE-35] a word without end is torn into like parts; three hundred signs are read", () => {
  const torn = block("a".repeat(300)).lines.map(({ line }) => line.text.length);
  expect(Math.min(...torn.slice(0, -1))).toBeGreaterThan(Math.max(...torn) * 0.8);
  for (const { line } of block("Stay loud, stay kind. ".repeat(13)).lines)
    expect(line.size).toBeGreaterThan(4.5);
});

test("nothing written is no line", () => {
  expect(block(" \n ").lines).toEqual([]);
});
