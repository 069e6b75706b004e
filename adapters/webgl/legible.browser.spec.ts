import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import type { CurveyTheme, TrailTheme } from "#core/domain/cover/index.ts";
import { rgb } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { frameOf, lookedAt } from "./testing/frames.ts";
import { differing, pixelsOf } from "./testing/pixels.ts";
import { startEngine } from "./testing/start.ts";
import { requestOf } from "./testing/subjects.ts";

const [WIDE, HIGH] = [240, 336];
const SPEC = { title: "Happy Birthday Grace", recipientName: "Grace" } as const;

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("page"));
});
afterAll(() => end());

/** Shows `look` two covers at the same times. */
const beside = (
  one: SceneRequest,
  other: SceneRequest,
  times: readonly number[],
  look: (a: ImageData, b: ImageData, t: number) => void,
): Promise<void> =>
  lookedAt(engine, one, (a) =>
    lookedAt(engine, other, async (b) => {
      for (const t of times) look(await a(t), await b(t), t);
    }),
  );

const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/**
 * Calls `look` with every pixel of `picture` that is another in `without` by more than `least` in some channel, and so are
 * all up to `inside` pixels beside it: soft edges are mixed with what is behind.
 */
const changedIn = (
  picture: ImageData,
  without: ImageData,
  least: number,
  inside: number,
  look: (r: number, g: number, b: number) => void,
): void => {
  const { data, width, height } = picture;
  const isChanged = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4;
    return [0, 1, 2].some(
      (k) => Math.abs((data[at + k] ?? 0) - (without.data[at + k] ?? 0)) > least,
    );
  };
  for (let y = inside; y < height - inside; y++)
    for (let x = inside; x < width - inside; x++) {
      const beside = [-inside, inside].every((d) => isChanged(x + d, y) && isChanged(x, y + d));
      if (!beside || !isChanged(x, y)) continue;
      const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 4);
      look(r, g, b);
    }
};

describe("[F-54] the ribbon of a trail", () => {
  test.each(["trail-0", "trail-2", "trail-7"])(
    "%s never breaks to a dark stub where it twists",
    async (theme) => {
      const request = await requestOf({ ...SPEC, variant: "trail", theme }, WIDE, HIGH);
      const own = request.theme as TrailTheme;
      const bare = { ...request, text: "", theme: { ...own, alpha: 1 } };
      const without = { ...request, text: "", theme: { ...own, alpha: 0 } };
      const [r, g, b] = rgb(own.color);
      const colour = luminance(r, g, b) * 255;
      await beside(bare, without, [2.6, 4.4, 5.4, 6.5, 8, 9.3], (ribbon, ground, t) => {
        let [seen, dark] = [0, 0];
        changedIn(ribbon, ground, 36, 2, (...pixel) => {
          seen++;
          if (luminance(...pixel) < 0.6 * colour) dark++;
        });
        expect(seen, "the ribbon is there").toBeGreaterThan(0.07 * WIDE * HIGH);
        expect(dark / seen, `at ${t} s`).toBeLessThan(0.0045);
      });
    },
  );
});

describe("[F-54] glare on letters", () => {
  test.each([
    ["curvey", "curvey-1"],
    ["curvey", "curvey-0"],
  ])("of %s, %s never bleaches them", async (variant, theme) => {
    const request = await requestOf({ ...SPEC, variant, theme } as CoverSpec, WIDE, HIGH);
    const own = request.theme as CurveyTheme;
    const shiny = { ...request, theme: { ...own, hasGlare: true, glareAlpha: 1 } } as SceneRequest;
    const plain = { ...request, theme: { ...own, hasGlare: false } } as SceneRequest;
    let [seen, pale] = [0, 0];
    await beside(shiny, plain, [3, 4.5, 6, 7.5, 9], (a, b) =>
      changedIn(a, b, 10, 0, (...pixel) => {
        seen++;
        if (Math.max(...pixel) - Math.min(...pixel) < 50) pale++;
      }),
    );
    expect(seen, "it is seen").toBeGreaterThan(200);
    expect(pale / seen).toBeLessThan(0.08);
  });
});

describe("[F-54] letters of flowers", () => {
  test.each(["flowers-text-0", "flowers-text-1", "flowers-text-2", "flowers-text-3"])(
    "%s are read from across a room: they fill a good part of the picture",
    async (theme) => {
      for (const [width, height] of [
        [WIDE, HIGH],
        [HIGH, 210],
      ] as const) {
        const spec = { ...SPEC, variant: "particles_text", theme } as CoverSpec;
        const request = await requestOf(spec, width, height);
        const { blob, title } = await engine.still(request, 3.5, "image/png");
        const bare = await frameOf(engine, { ...request, text: "" }, 3.5);
        const share = (title.width * title.height) / (width * height);
        expect(share, `${width} × ${height}`).toBeGreaterThan(0.33);
        expect(differing(await pixelsOf(blob), bare, title), "of it is ink").toBeGreaterThan(0.35);
      }
    },
  );
});
