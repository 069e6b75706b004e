import { describe, expect, test } from "vitest";
import { smooth, wayOver, wayRound } from "./path.ts";
import { KIND, ribbonGeometry } from "./ribbon.ts";

const SHAPES = [480 / 672, 1, 960 / 600];

describe("the way of the ribbon", () => {
  test.each(SHAPES)("[COVER-26] comes in from outside and goes out again (%d)", (unit) => {
    const { spots, sides } = smooth(wayRound(unit), 480);
    expect(spots[0]?.[0]).toBeLessThan(-unit);
    expect(spots.at(-1)?.[0]).toBeLessThan(-unit);
    for (const [x, y] of sides) expect(Math.hypot(x, y)).toBeCloseTo(1, 6);
  });

  test.each(SHAPES)("leaves the middle to the title (%d)", (unit) => {
    for (const [x, y] of smooth(wayRound(unit), 480).spots)
      expect(Math.abs(x) > unit * 0.8 || Math.abs(y) > 0.4).toBe(true);
  });

  test("steps are even, however the points lie", () => {
    const { spots, length } = smooth(wayRound(1), 480);
    const steps = spots.slice(1).map(([x, y], i) => {
      const [a, b] = spots[i] ?? [0, 0];
      return Math.hypot(x - a, y - b);
    });
    for (const step of steps) expect(step).toBeLessThan((length / 480) * 1.05);
  });

  test("the strokes of a photo stay within its box but for the half of their width", () => {
    const box = { x: 0.1, y: 0.2, width: 1.3, height: 1.2 };
    for (const [x, y] of smooth(wayOver(box), 480).spots) {
      expect(Math.abs(x - box.x)).toBeLessThan(box.width / 2);
      expect(Math.abs(y - box.y)).toBeLessThan(box.height / 2);
    }
  });
});

test("every piece of every strand is drawn once, a shadow before what it falls from", () => {
  const shadow = { kind: KIND.shadow, half: 0.1, ahead: 4, beside: 0, phase: 0 };
  const ribbon = { ...shadow, kind: KIND.ribbon, ahead: 0 };
  const { geometry } = ribbonGeometry(wayRound(1), [shadow, ribbon]);
  const index = [...(geometry.index?.array ?? [])];
  expect(index).toHaveLength(2 * 480 * 6);
  expect(new Set(index).size).toBe(2 * 481 * 2);
  const rows = 481 * 2;
  for (let i = 0; i < 480; i += 60)
    expect(index.indexOf(i * 2)).toBeLessThan(index.indexOf(rows + i * 2));
});
