import { expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { penOf, spareCanvas } from "../basis/index.ts";
import { differing, spreadOf } from "../testing/pixels.ts";
import { SUBJECTS } from "../testing/subjects.ts";
import { loadPosterFace, paintPoster } from "./poster.ts";

const painted = (spec: CoverSpec, width: number, height: number): ImageData => {
  const pen = penOf(spareCanvas(width, height), true);
  paintPoster(pen, spec, width, height);
  return pen.getImageData(0, 0, width, height);
};

test.each(SUBJECTS)(
  "[OPEN-164] without WebGL $subject has a picture of its own, tall and wide, its title on it",
  async ({ subject: _, cut: __, ...spec }) => {
    await loadPosterFace(spec);
    for (const [width, height] of [
      [96, 134],
      [160, 100],
    ] as const) {
      const whole = painted(spec, width, height);
      const bare = painted({ ...spec, title: " " }, width, height);
      expect(spreadOf(bare), "its picture").toBeGreaterThan(5);
      expect(differing(whole, bare), "its title").toBeGreaterThan(0.015);
    }
    paintPoster(penOf(spareCanvas(1, 1)), spec, 0, 0);
  },
);

test("[OPEN-164] no two families have the same picture", async () => {
  const kinds = ["default", "boat", "rocket", "hearts", "ripples", "starburst", "trail", "xmas"];
  const all = await Promise.all(
    kinds.map(async (variant) => {
      const spec = { variant, title: " " } as CoverSpec;
      await loadPosterFace(spec);
      return painted(spec, 96, 134);
    }),
  );
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) expect(differing(a, b)).toBeGreaterThan(0.2);
});
