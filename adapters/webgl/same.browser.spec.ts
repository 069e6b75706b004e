import { afterAll, beforeAll, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { LOOP } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { frameOf, pixelsIn } from "./testing/frames.ts";
import { isSame, pixelsOf } from "./testing/pixels.ts";
import { startEngine } from "./testing/start.ts";
import { requestOf, SUBJECTS } from "./testing/subjects.ts";

/** Two launches for all covers: what one leaves behind must not be seen in the next. */
const ends: (() => void)[] = [];
let worker: Engine;
let page: Engine;
beforeAll(async () => {
  const [inWorker, onPage] = [await startEngine("worker"), await startEngine("page")];
  ends.push(inWorker.end, onPage.end);
  worker = inWorker.engine;
  page = onPage.engine;
});
afterAll(() => {
  for (const end of ends) end();
});

const [WIDTH, HEIGHT] = [96, 134];

/** Small, for two launches that differ do so in few pixels as well; with both effects, which are part of the picture. */
const ask = async (spec: CoverSpec): Promise<SceneRequest> => ({
  ...(await requestOf(spec, WIDTH, HEIGHT)),
  effects: { confetti: true, snow: true },
});

/** A picture of a scene of its own, through a file. */
const shot = async (engine: Engine, request: SceneRequest, t: number): Promise<ImageData> =>
  pixelsOf((await engine.still(request, t, "image/png")).blob);

/** A frame of the scene that is open. */
const frameAt = async (engine: Engine, t: number): Promise<ImageData> => {
  const frame = await engine.frame(1, t, WIDTH, HEIGHT);
  if (!frame) throw new Error(`nothing was drawn at ${t} s`);
  return pixelsIn(frame);
};

/** A still is the first picture of a new scene: each time is seen so, and after others. */
test.each(SUBJECTS)(
  "$subject is the same in two launches, in a worker and on the page, in any order of times, a loop later and after a lost context too",
  async ({ subject: _, ...spec }) => {
    const request = await ask(spec);
    await worker.open(1, request);
    const frames: ImageData[] = [];
    for (const t of [5, 0.9, 3, 5 + LOOP * 20, 0.9]) frames.push(await frameAt(worker, t));
    const [five, early, late, looped, back] = frames as [
      ...[ImageData, ImageData, ImageData, ImageData, ImageData],
    ];
    expect(isSame(late, early), "it moves").toBe(false);
    expect(isSame(back, early), "sought once more").toBe(true);
    expect(isSame(looped, five), "twenty loops later").toBe(true);
    await page.open(1, request);
    expect(isSame(await frameAt(page, 0.9), early), "on the page, first").toBe(true);
    expect(isSame(await frameAt(page, 3), late), "on the page, then").toBe(true);
    page.close(1);
    expect(isSame(await shot(page, request, 3), late), "a still of the page").toBe(true);

    const lost = worker.lose();
    expect(await worker.frame(1, 3, WIDTH, HEIGHT)).toBeNull();
    await lost;
    expect(isSame(await frameAt(worker, 3), late), "made anew").toBe(true);
    expect(isSame(await shot(worker, request, 0.9), early), "a still of the worker").toBe(true);
    worker.close(1);
  },
);

test("fifty covers made and given back, of every kind, leave nothing on the GPU", async () => {
  const engine = page;
  const requests = await Promise.all(
    SUBJECTS.map(async ({ subject: _, ...spec }) => ({
      ...(await ask(spec)),
      width: 60,
      height: 84,
    })),
  );
  for (const request of requests) await frameOf(engine, request, 3);
  const before = await engine.counters();
  for (let i = requests.length; i < 50; i++) {
    const request = requests[i % requests.length];
    if (request) await frameOf(engine, request, 3);
  }
  const { geometries, textures, programs } = await engine.counters();
  expect({ geometries, textures, programs }).toEqual({
    geometries: before.geometries,
    textures: before.textures,
    programs: before.programs,
  });
});
