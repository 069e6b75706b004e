import fc from "fast-check";
import { expect, test } from "vitest";
import { standing } from "./sides.tsx";

test("[PLAY-11] at its end the whole card stands there: its first and last panel, each once, seven at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const shown = standing(count);
      expect(shown.length).toBe(Math.min(count, 7));
      expect([shown[0], shown.at(-1)]).toEqual([0, count - 1]);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    }),
  );
});
