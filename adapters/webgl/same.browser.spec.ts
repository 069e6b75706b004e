import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { LOOP } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import type { SceneRequest } from "./stage/index.ts";
import { pixelsIn } from "./testing/frames.ts";
import { printOf } from "./testing/pixels.ts";
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

const [WIDTH, HEIGHT] = [120, 168];

/** Small, for two launches that differ do so in few pixels as well; with both effects, which are part of the picture. */
const ask = async (spec: CoverSpec): Promise<SceneRequest> => ({
  ...(await requestOf(spec, WIDTH, HEIGHT)),
  effects: { confetti: true, snow: true },
});

const shot = async (engine: Engine, spec: CoverSpec, t: number): Promise<string> =>
  printOf((await engine.still(await ask(spec), t, "image/png")).blob);

describe.each(SUBJECTS)("$subject", ({ subject, ...spec }) => {
  test("is the same in two launches, in a worker and on the page, in any order of times", async () => {
    const late = await shot(worker, spec, 3);
    const early = await shot(worker, spec, 0.9);
    expect(late).not.toBe(early);
    expect(await shot(page, spec, 0.9)).toBe(early);
    expect(await shot(page, spec, 3)).toBe(late);
  });

  test("seeking gives what a new scene gives, a loop later and after a lost context too", async () => {
    const request = await ask(spec);
    await worker.open(1, request);
    const prints = [];
    for (const t of [5, 0.9, 3, 5 + LOOP * 20, 0.9]) prints.push(await frameAt(worker, t));
    const [five, early, three, looped, back] = prints;
    expect(back).toBe(early);
    expect(looped).toBe(five);
    expect(three).not.toBe(early);
    await page.open(1, request);
    expect(await frameAt(page, 3)).toBe(three);
    page.close(1);

    const lost = worker.lose();
    expect(await worker.frame(1, 3, WIDTH, HEIGHT)).toBeNull();
    await lost;
    expect(await frameAt(worker, 3)).toBe(three);
    expect(await shot(worker, spec, 3)).toBe(await shot(page, spec, 3));
    worker.close(1);
  });
});

test("fifty covers made and given back, of every kind, leave nothing on the GPU", async () => {
  const engine = page;
  const requests = await Promise.all(
    SUBJECTS.map(async ({ subject: _, ...spec }) => ({
      ...(await ask(spec)),
      width: 60,
      height: 84,
    })),
  );
  for (const request of requests) await engine.still(request, 3, "image/png");
  const before = await engine.counters();
  for (let i = 0; i < 50; i++) {
    const request = requests[i % requests.length];
    if (request) await engine.still(request, 3, "image/png");
  }
  const { geometries, textures, programs } = await engine.counters();
  expect({ geometries, textures, programs }).toEqual({
    geometries: before.geometries,
    textures: before.textures,
    programs: before.programs,
  });
});

/** A frame of the scene that is open. */
const frameAt = async (engine: Engine, t: number): Promise<string> => {
  const frame = await engine.frame(1, t, WIDTH, HEIGHT);
  if (!frame) throw new Error(`nothing was drawn at ${t} s`);
  return printOf(new Blob([pixelsIn(frame).data]));
};
