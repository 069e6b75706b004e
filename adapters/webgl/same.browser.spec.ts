import { afterEach, describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { LOOP } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import { startEngine } from "./page/link.ts";
import type { SceneRequest } from "./stage/index.ts";
import { printOf } from "./testing/pixels.ts";
import { requestOf, SUBJECTS } from "./testing/subjects.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const engineIn = async (where: "worker" | "page"): Promise<Engine> => {
  const { engine, end } = await startEngine(where);
  ends.push(end);
  return engine;
};

/** Small, and with both effects over it: they are part of the picture. */
const ask = async (spec: CoverSpec): Promise<SceneRequest> => ({
  ...(await requestOf(spec, 240, 336)),
  effects: { confetti: true, snow: true },
});

const shot = async (engine: Engine, spec: CoverSpec, t: number): Promise<string> =>
  printOf((await engine.still(await ask(spec), t, "image/png")).blob);

describe.each(SUBJECTS)("$subject", ({ subject, ...spec }) => {
  test("is the same in two launches, in a worker and on the page, in any order of times", async () => {
    const worker = await engineIn("worker");
    const late = await shot(worker, spec, 3);
    const early = await shot(worker, spec, 0.9);
    expect(late).not.toBe(early);
    const page = await engineIn("page");
    expect(await shot(page, spec, 0.9)).toBe(early);
    expect(await shot(page, spec, 3)).toBe(late);
    const again = await engineIn("worker");
    expect(await shot(again, spec, 3)).toBe(late);
  });

  test("seeking in one scene gives what a new scene gives, and a loop later the picture is the same", async () => {
    const engine = await engineIn("worker");
    const request = await ask(spec);
    await engine.open(1, request);
    const prints = [];
    for (const t of [5, 0.9, 3, 5 + LOOP * 20, 0.9]) prints.push(await frameAt(engine, t));
    const [five, early, three, looped, back] = prints;
    expect(back).toBe(early);
    expect(looped).toBe(five);
    expect(three).not.toBe(early);
    const fresh = await engineIn("worker");
    await fresh.open(1, request);
    expect(await frameAt(fresh, 3)).toBe(three);
  });

  test("comes back from a lost context with the same pixels", async () => {
    const engine = await engineIn("worker");
    const before = await shot(engine, spec, 3);
    await engine.open(1, await ask(spec));
    const live = await frameAt(engine, 3);
    const lost = engine.lose();
    expect(await engine.frame(1, 3, 240, 336)).toBeNull();
    await lost;
    expect(await shot(engine, spec, 3)).toBe(before);
    expect(await frameAt(engine, 3)).toBe(live);
  });
});

test("fifty covers made and given back, of every kind, leave nothing on the GPU", async () => {
  const engine = await engineIn("page");
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
  const frame = await engine.frame(1, t, 240, 336);
  if (!frame) throw new Error(`nothing was drawn at ${t} s`);
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(frame);
  return printOf(await canvas.convertToBlob());
};
