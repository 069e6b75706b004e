import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { frameOf } from "./testing/frames.ts";
import { differing, spreadOf } from "./testing/pixels.ts";
import { startEngine } from "./testing/start.ts";
import { requestOf } from "./testing/subjects.ts";

const MAGENTA = "#FF00FF";
const GREEN = "#00FF40";

const [WIDE, HIGH] = [160, 224];

let engine: Engine;
let end = () => {};
beforeAll(async () => {
  ({ engine, end } = await startEngine("page"));
});
afterAll(() => end());

const drawn = (request: SceneRequest): Promise<ImageData> => frameOf(engine, request, 3);
const asked = (variant: string, theme: string): Promise<SceneRequest> =>
  requestOf({ variant, theme, title: "Hi" } as CoverSpec, WIDE, HIGH);

/** The same cover with one field of its scene changed. */
const changed = (request: SceneRequest, field: string, value: unknown): SceneRequest => {
  const theme = request.theme as { scene: Record<string, unknown> };
  return {
    ...request,
    theme: { ...theme, scene: { ...theme.scene, [field]: value } },
  } as SceneRequest;
};

/** How much of the picture each field of the scene moves when it alone becomes another. */
const sways = async (
  variant: string,
  theme: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Record<string, number>> => {
  const request = await asked(variant, theme);
  const before = await drawn(request);
  const sway: Record<string, number> = {};
  for (const [field, value] of Object.entries(fields))
    sway[field] = differing(before, await drawn(changed(request, field, value)));
  return sway;
};
/** Every field moves as much of the picture as what wears it takes up, or at least some of it. */
const allSeen = (sway: Record<string, number>, room: Record<string, number> = {}): void => {
  for (const [field, part] of Object.entries(sway))
    expect(part, field).toBeGreaterThan(room[field] ?? 0.002);
};

describe("the scenes of card", () => {
  test("[COVER-05] a boat wears the colours of its base, paint, post and sails", async () => {
    const fields = { base: MAGENTA, paint: GREEN, post: MAGENTA, sails: GREEN };
    const room = { base: 0.03, paint: 0.04, post: 0.018, sails: 0.07 };
    allSeen(await sways("boat", "boat-0", fields), room);
  });

  test("[COVER-06] a cake shows its type, colours, toppings and candles", async () => {
    const fields = {
      cakeType: "classic",
      colors: [MAGENTA, GREEN, MAGENTA],
      mainTopping: { type: "Leaves" },
      secondaryTopping: "Sprinkles",
      candleColor: GREEN,
    };
    allSeen(await sways("cake", "cake-1", fields));
    const request = await asked("cake", "cake-1");
    const few = changed(request, "mainTopping", { type: "Chantilly", balls: 4 });
    expect(differing(await drawn(request), await drawn(few))).toBeGreaterThan(0.002);
  });

  test("[COVER-08] a rocket wears its ship's and its trail's colour", async () => {
    const room = { shipColor: 0.04, trailColor: 0.06 };
    allSeen(await sways("rocket", "rocket-1", { shipColor: MAGENTA, trailColor: GREEN }), room);
  });

  test("[COVER-09] an astronaut's suit, visor, planet and stars have colours of their own", async () => {
    const fields = {
      suitColor: MAGENTA,
      visorColor: GREEN,
      planetColor: GREEN,
      starsColor: MAGENTA,
    };
    const room = { suitColor: 0.09, visorColor: 0.035, planetColor: 0.14, starsColor: 0.035 };
    allSeen(await sways("spaceman", "astronaut-0", fields), room);
  });

  test.each([
    ["boat", "boat-1"],
    ["rocket", "rocket-2"],
    ["spaceman", "astronaut-4"],
  ])("%s takes at most 50 draws and 100 000 triangles, tall and wide", async (variant, theme) => {
    for (const [width, height] of [
      [90, 126],
      [160, 100],
    ] as const) {
      const request = await requestOf({ variant, theme, title: "Hi" } as CoverSpec, width, height);
      expect(spreadOf(await drawn(request)), "it must not be blank").toBeGreaterThan(12);
      const { calls, triangles } = await engine.counters();
      expect(calls).toBeLessThanOrEqual(50);
      expect(triangles).toBeLessThanOrEqual(100_000);
    }
  });
});
