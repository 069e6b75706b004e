import { DataTexture, Vector2 } from "three";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { coverSeconds } from "#core/domain/cover/index.ts";
import { sceneryOf as astronaut } from "./astronaut/scenery.ts";
import { themes as astronauts } from "./astronaut/themes.ts";
import { bitmapOf, LOOP, SCENE_LOOP, spareCanvas } from "./basis/index.ts";
import { sceneryOf as boat } from "./boat/scenery.ts";
import { themes as boats } from "./boat/themes.ts";
import { sceneryOf as cake } from "./cake/scenery.ts";
import { themes as cakes } from "./cake/themes.ts";
import type { Engine } from "./page/calls.ts";
import { sceneryOf as rocket } from "./rocket/scenery.ts";
import { themes as rockets } from "./rocket/themes.ts";
import { type CardGround, groundMaterial, type Scenery } from "./solid/index.ts";
import { Gpu } from "./stage/index.ts";
import { lookedAt, pixelsIn } from "./testing/frames.ts";
import { apartOf, differing } from "./testing/pixels.ts";
import { startEngine } from "./testing/start.ts";
import { type Drawn, NIGHT, requestOf } from "./testing/subjects.ts";
import { sceneryOf as xmas } from "./xmas/scenery.ts";
import { themes as trees } from "./xmas/themes.ts";

const [WIDE, HIGH] = [160, 224];

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("page"));
});
afterAll(() => end());

const first = <T>(all: readonly T[]): T => {
  const [one] = all;
  if (one === undefined) throw new Error("A family has no theme");
  return one;
};

/** The families in three dimensions: a theme, its ground, when their event is to be seen and what it moves at least. */
const FAMILIES = [
  ["spaceman", "astronaut-0", astronaut(first(astronauts)), 5.75, 0.002],
  ["rocket", "rocket-1", rocket(first(rockets)), 7, 0.004],
  ["boat", "boat-0", boat(first(boats)), 6.1, 0.004],
  ["cake", "cake-2", cake(first(cakes)), 6.6, 0.0008],
  ["xmas", "xmas-1", xmas(first(trees)), 7.8, 0.004],
] as const satisfies readonly (readonly [string, string, Scenery, number, number])[];

describe.each(FAMILIES)("[F-54] %s", (variant, theme, _scenery, at, least) => {
  test("has one event after it settled, which comes back once a loop and is gone between", async () => {
    const request = await requestOf({ variant, theme, title: "" } as CoverSpec, WIDE, HIGH);
    await lookedAt(engine, request, async (drawn) => {
      // everything else repeats every six seconds: what differs six seconds later is the event
      const during = await drawn(at);
      expect(differing(during, await drawn(at + LOOP)), "while it happens").toBeGreaterThan(least);
      expect(differing(await drawn(4.2), await drawn(4.2 + LOOP)), "before it").toBe(0);
      expect(differing(during, await drawn(at + SCENE_LOOP)), "a loop later").toBe(0);
    });
  });
});

const WORDS = { title: "Happy Birthday", recipientName: "" } as const;
/** The flat families: a cover, when its event is to be seen and what it moves at least. */
const FLAT = [
  ["default", { variant: "default" }, 6, 0.01],
  ["particles text", { variant: "particles_text", theme: "flowers-text-0" }, 5.8, 0.006],
  ["particles shape", { variant: "particles_shape", theme: "flowers-shape-0" }, 5.8, 0.006],
  [
    "particles shape photo",
    { variant: "particles_shape_photo", theme: "flowers-shape-1", photo: "drawn" },
    5.8,
    0.006,
  ],
  ["curvey", { variant: "curvey", theme: "curvey-1" }, 5.2, 0.006],
  ["curvey2", { variant: "curvey2", theme: "KIN_WARP_03_06" }, 5.2, 0.006],
  ["hearts", { variant: "hearts", theme: "hearts-0" }, 5.2, 0.01],
  ["ripples", { variant: "ripples", theme: "ripples-1" }, 5.4, 0.02],
  ["starburst", { variant: "starburst", theme: "starburst-0" }, 5, 0.02],
  ["trail", { variant: "trail", theme: "trail-0" }, 5.4, 0.004],
  ["trail photo", { variant: "trail_photo", theme: "trail-3", photo: "drawn" }, 5.4, 0.01],
  ["paper hearts", { variant: "paper_heart", theme: "paperheart-0" }, 6, 0.006],
  ["paper cut", { variant: "xmas", theme: "xmas-3", cut: NIGHT }, 6, 0.003],
  ["exported", { variant: "exported", exportedId: "bee_queen" }, 4.95, 0.02],
] as const;

/** One pixel of a drawing six seconds older may be rounded another way. */
const NOTHING = 0.0001;

describe.each(FLAT)("[F-54] %s", (_family, cover, at, least) => {
  test("has one event after it settled, seen while the cover is shown, and nothing of it stays", async () => {
    const request = await requestOf({ ...WORDS, ...cover } as Drawn, WIDE, HIGH);
    const seen = coverSeconds(cover.variant);
    expect(at, "before the next slide comes").toBeLessThanOrEqual(seen);
    await lookedAt(engine, request, async (drawn) => {
      const during = await drawn(at);
      expect(differing(during, await drawn(at + LOOP)), "while it happens").toBeGreaterThan(least);
      for (const [t, when] of [
        [4.2, "before it"],
        [8.6, "after it"],
      ] as const)
        expect(differing(await drawn(t), await drawn(t + LOOP)), when).toBeLessThan(NOTHING);
      expect(differing(during, await drawn(at + SCENE_LOOP)), "a loop later").toBe(0);
    });
  });
});

/** The ground alone, in the same colours for every family. */
const groundOf = async (gpu: Gpu, scenery: Scenery): Promise<ImageData> => {
  const theme: CardGround = {
    text: { color: "#FFFFFF" },
    background: {
      color: "#3A5FA0",
      properties: { type: "Dots", alpha: 0.2, size: 8, columnWidth: 40 },
    },
    scene: { miniSceneColor: "#24407A" },
  };
  const empty = new DataTexture(new Uint8Array(4), 1, 1);
  empty.needsUpdate = true;
  const own = { ...scenery, own: ["#F2A03D", "#FFFFFF"] } as const;
  const material = groundMaterial("high", theme, own, empty, {
    t: { value: 3 },
    unit: { value: WIDE / HIGH },
    glow: { value: 0 },
    middle: { value: new Vector2() },
  });
  gpu.fill(material);
  const picture = pixelsIn(await bitmapOf(gpu.canvas));
  gpu.retire(material);
  empty.dispose();
  return picture;
};

test("[F-54] every family in three dimensions stands on a ground of its own", async () => {
  const gpu = new Gpu(spareCanvas(WIDE, HIGH));
  gpu.resize(WIDE, HIGH);
  const grounds = [];
  for (const [variant, , scenery] of FAMILIES)
    grounds.push({ variant, picture: await groundOf(gpu, scenery) });
  gpu.dispose();
  for (const [i, one] of grounds.entries())
    for (const other of grounds.slice(i + 1))
      expect(
        apartOf(one.picture, other.picture),
        `${one.variant} beside ${other.variant}`,
      ).toBeGreaterThan(12);
});
