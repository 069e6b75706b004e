import fc from "fast-check";
import { expect, test } from "vitest";
import { departure, placesOf } from "./places.ts";

const indexes = fc.tuple(
  fc
    .integer({ min: 1, max: 60 })
    .chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.integer({ min: 0, max: count - 1 }),
        fc.integer({ min: 0, max: count - 1 }),
      ),
    ),
  fc.double({ min: -1, max: 1, noNaN: true }),
);

test("[PLAY-01] a step and a jump are one turn, from one panel to the one beside it", () => {
  fc.assert(
    fc.property(indexes, ([[count, from, to], drift]) => {
      fc.pre(from !== to);
      const begun = departure(from, to, from + drift);
      expect(Math.abs(begun.place - to)).toBe(1);
      expect(Math.sign(to - begun.place)).toBe(Math.sign(to - from));
      expect(Math.abs(to - begun.at)).toBeLessThanOrEqual(1.75);
      if (Math.abs(drift) < 0.7) expect(begun.at - begun.place).toBeCloseTo(drift, 9);
      expect(count).toBeGreaterThan(0);
    }),
  );
});

test("[OPEN-132] of forty slides four are there at most, each once, and what turns is among them", () => {
  fc.assert(
    fc.property(indexes, fc.boolean(), ([[count, from, to]], beside) => {
      const leaving = from === to ? null : { index: from, place: departure(from, to, from).place };
      const places = placesOf(to, count, leaving, beside);
      expect(places.length).toBeLessThanOrEqual(4);
      expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
      expect(new Set(places.map(({ index }) => index)).size).toBe(places.length);
      expect(places).toContainEqual({ index: to, place: to });
      if (leaving) expect(places).toContainEqual(leaving);
      for (const { index } of places) expect(index >= 0 && index < count).toBe(true);
      const sorted = places.map(({ place }) => place);
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
      // a card that is not turning has its neighbours at its sides
      if (!leaving && beside)
        expect(places.length).toBe(Math.min(count, to === 0 || to === count - 1 ? 2 : 3));
    }),
  );
});
