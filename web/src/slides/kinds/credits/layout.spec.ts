import * as fc from "fast-check";
import { expect, test } from "vitest";
import { laidOutAssets } from "../testing/assets.ts";
import { slideOf } from "../testing/samples.ts";
import { heartBetween, outlineOf, stretchesAt } from "./heart.ts";
import { atOnce, layCredits } from "./layout.ts";

const laid = (names: readonly string[]) =>
  layCredits(
    laidOutAssets(
      140,
      slideOf({ type: "credits", title: "With love", description: names.join("\n") }),
    ),
  );
const name = fc
  .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(..."AbcdeRöß 生ل") })
  .map((text) => text.trim() || "Ada");

test("[SLIDE-43] every name is on the page, in its order, and none lies on another", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 70 }), (names) => {
      const { names: lines } = laid(names);
      expect(lines.map(({ text }) => text)).toEqual(names);
      for (const [i, a] of lines.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(100);
        expect(a.y).toBeLessThan(138);
        for (const b of lines.slice(i + 1)) {
          const isBeside = a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01;
          expect(isBeside || Math.abs(a.y - b.y) > Math.min(a.size, b.size) * 0.6).toBe(true);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("[SLIDE-43] names roll by only where there are more than the heart shows at once", () => {
  const many = Array.from({ length: atOnce + 1 }, (_, i) => `Ada ${i}`);
  expect(laid(many.slice(1)).rolled).toEqual([]);
  expect(laid(many).rolled).toHaveLength(many.length);
});

test("[SLIDE-07] a heart has two lobes, one waist, and a tip", () => {
  const heart = heartBetween(30, 130);
  const outline = outlineOf(heart, 200);
  const at = (k: number) => stretchesAt(outline, 30 + 100 * k);
  expect(at(0.05)).toHaveLength(2);
  expect(at(0.5)).toHaveLength(1);
  const wide = (k: number) => at(k).reduce((sum, [from, to]) => sum + to - from, 0);
  expect(wide(0.9)).toBeLessThan(wide(0.4) * 0.4);
});
