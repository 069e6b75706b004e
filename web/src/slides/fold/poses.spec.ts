import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Transition } from "#core/domain/slide/index.ts";
import { type Chain, type Pose, poseOf } from "./poses.ts";

const ways: readonly Transition[] = ["horizontal", "vertical", "fade"];
const chainOf = (axes: readonly Transition[], away: number, tall = 1.4): Chain => ({
  away,
  tall,
  axisAfter: (place) => axes[place] ?? "horizontal",
});
const away = fc.integer({ min: 30, max: 70 });
const axes = fc.array(fc.constantFrom(...ways), { minLength: 12, maxLength: 12 });
/** Where a card of twelve slides is open. */
const open = fc.double({ min: 1, max: 10, noNaN: true });
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Corners’ middles in the room: of the left and right, or of the upper and lower edge. */
const sides = ({ x, z, turnY }: Pose) => {
  const [dx, dz] = [Math.cos(radians(turnY)) / 2, -Math.sin(radians(turnY)) / 2];
  return { left: [x - dx, z - dz], right: [x + dx, z + dz] } as const;
};
const ends = ({ y, z, turnX }: Pose, tall: number) => {
  const [dy, dz] = [(Math.cos(radians(turnX)) * tall) / 2, (Math.sin(radians(turnX)) * tall) / 2];
  return { upper: [y - dy, z - dz], lower: [y + dy, z + dz] } as const;
};
const near = (one: readonly number[], other: readonly number[]) =>
  one.every((value, i) => Math.abs(value - (other[i] ?? Number.NaN)) < 1e-9);
const lies = { x: 0, y: 0, z: 0, turnX: 0, turnY: 0, opacity: 1, isVisible: true };

describe("[SLIDE-19, PLAY-01] a folded card", () => {
  test("open at a slide, its panel lies flat in the middle, whatever comes before and after", () => {
    fc.assert(
      fc.property(axes, away, fc.integer({ min: 0, max: 11 }), (list, most, at) => {
        const pose = poseOf(at, at, chainOf(list, most));
        for (const [key, value] of Object.entries(lies))
          expect(Number(pose[key as keyof Pose])).toBeCloseTo(Number(value), 12);
        expect(pose.isVisible).toBe(true);
      }),
    );
  });

  test("about upright folds every panel hangs at the edge of the next, and the ridge points at the viewer", () => {
    fc.assert(
      fc.property(open, away, (at, most) => {
        const chain = chainOf([], most);
        const first = Math.floor(at) - 1;
        const poses = [0, 1, 2, 3].map((i) => poseOf(at, first + i, chain));
        for (const [i, pose] of poses.entries()) {
          const next = poses[i + 1];
          if (next?.isVisible && pose.isVisible)
            expect(near(sides(pose).right, sides(next).left)).toBe(true);
        }
        const ridge = sides(poses[1] as Pose).right[1];
        for (const pose of poses.filter((one) => one.isVisible))
          for (const [, z] of Object.values(sides(pose)))
            expect(z).toBeLessThanOrEqual(ridge + 1e-9);
      }),
    );
  });

  test("seen in a mirror it is the same card from its other end", () => {
    fc.assert(
      fc.property(open, away, fc.integer({ min: 0, max: 11 }), (at, most, place) => {
        const chain = chainOf([], most);
        const [one, other] = [poseOf(at, place, chain), poseOf(11 - at, 11 - place, chain)];
        expect(one.isVisible).toBe(other.isVisible);
        if (!one.isVisible) return;
        expect(other.x).toBeCloseTo(-one.x, 9);
        expect(other.z).toBeCloseTo(one.z, 9);
        expect(other.turnY).toBeCloseTo(-one.turnY, 9);
      }),
    );
  });

  test("about a level fold the two that turn share their edge, the first above, the second below", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.17, max: 0.83, noNaN: true }), away, (part, most) => {
        const chain = chainOf(["vertical"], most);
        const [first, second] = [poseOf(part, 0, chain), poseOf(part, 1, chain)];
        expect(near(ends(first, 1.4).lower, ends(second, 1.4).upper)).toBe(true);
        expect(first.turnX).toBeGreaterThanOrEqual(0);
        expect(second.turnX).toBeLessThanOrEqual(0);
        expect(first.turnX - second.turnX).toBeGreaterThan(0);
        // nobody else is seen meanwhile
        expect([-1, 2, 3].some((place) => poseOf(part, place, chain).isVisible)).toBe(false);
      }),
    );
  });

  test("a fade turns nothing: one lies flat, and the next comes over it", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.17, max: 0.83, noNaN: true }), away, (part, most) => {
        const chain = chainOf(["fade"], most);
        const [first, second] = [poseOf(part, 0, chain), poseOf(part, 1, chain)];
        expect([first.turnX, first.turnY, second.turnX, second.turnY]).toEqual([0, 0, 0, 0]);
        expect(first.opacity).toBe(1);
        expect(second.z).toBeGreaterThan(first.z);
      }),
    );
  });

  test("nothing jumps: what is seen a moment later is nearly the same, and what comes or goes is seen from its edge", () => {
    const step = 1e-4;
    fc.assert(
      fc.property(axes, away, open, fc.integer({ min: -2, max: 3 }), (list, most, at, from) => {
        const chain = chainOf(list, most);
        const place = Math.floor(at) + from;
        const [now, then] = [poseOf(at, place, chain), poseOf(at + step, place, chain)];
        const hides = (pose: Pose) =>
          !pose.isVisible ||
          pose.opacity < 0.01 ||
          Math.abs(pose.turnX) > 86 ||
          Math.abs(pose.turnY) > 86;
        if (hides(now) && hides(then)) return;
        // a panel that lay below one that has come over it whole goes to the side unseen
        const covers = poseOf(at, Math.floor(at) + 1, chain);
        if (place === Math.floor(at) && covers.z > 0 && covers.opacity > 0.99) return;
        for (const key of ["x", "y", "z", "opacity"] as const)
          expect(Math.abs(now[key] - then[key]), `${key} of ${place} at ${at}`).toBeLessThan(0.02);
        for (const key of ["turnX", "turnY"] as const)
          expect(Math.abs(now[key] - then[key]), `${key} of ${place} at ${at}`).toBeLessThan(1);
      }),
      { numRuns: 2000 },
    );
  });

  test("[OPEN-132] however long the card is, at most four panels are seen", () => {
    fc.assert(
      fc.property(axes, away, open, (list, most, at) => {
        const seen = Array.from({ length: 40 }, (_, place) =>
          poseOf(at, place, chainOf(list, most)),
        );
        expect(seen.filter(({ isVisible }) => isVisible).length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
