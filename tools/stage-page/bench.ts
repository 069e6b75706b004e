import { createStage } from "#adapters/webgl/index.ts";
import { LocalEngine } from "#adapters/webgl/page/engine.ts";
import { processorParticles } from "#adapters/webgl/testing/bare.ts";
import { requestOf, SUBJECTS } from "#adapters/webgl/testing/subjects.ts";
import { tallyGpu } from "#adapters/webgl/testing/tally.ts";

const gpu = tallyGpu();
const spare = () => document.createElement("canvas");
const subjectOf = (name: string) => {
  const found = SUBJECTS.find(({ subject }) => subject === name);
  if (!found) throw new Error(`There is no subject ${name}`);
  return found;
};

/** Milliseconds of JavaScript a frame, over `frames` of them while everything is in flight. */
const frameCost = async (subject: string, frames: number): Promise<number> => {
  const engine = new LocalEngine(spare());
  await engine.open(1, await requestOf(subjectOf(subject), 480, 672));
  const draw = engine.drawer(1, 480, 672);
  for (let i = 0; i < 10; i++) draw(1 + i * 0.01);
  let spent = 0;
  for (let i = 0; i < frames; i++) {
    const from = performance.now();
    draw(1 + (i / frames) * 1.5);
    spent += performance.now() - from;
    // the graphics card is let come along, outside of what is measured
    await new Promise((next) => requestAnimationFrame(next));
  }
  await engine.close(1);
  return spent / frames;
};

/** The same for as many particles moved by the processor. */
const processorCost = async (count: number, frames: number): Promise<number> => {
  const draw = processorParticles(spare(), count);
  for (let i = 0; i < 3; i++) draw(1);
  let spent = 0;
  for (let i = 0; i < frames; i++) {
    const from = performance.now();
    draw(1 + (i / frames) * 1.5);
    spent += performance.now() - from;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return spent / frames;
};

/** Draws and triangles of one frame of each cover. */
const counts = async (): Promise<{ subject: string; calls: number; triangles: number }[]> => {
  const engine = new LocalEngine(spare());
  const all = [];
  for (const { subject, ...spec } of SUBJECTS) {
    await engine.still(await requestOf(spec, 480, 672), 3, "image/png");
    const { calls, triangles } = await engine.counters();
    all.push({ subject, calls, triangles });
  }
  return all;
};

/** Contexts made and lost while so many covers live on one screen. */
const crowd = async (count: number): Promise<{ made: number; lost: number; drawn: number }> => {
  const stage = createStage({ where: "page" });
  const all = document.querySelector("#all");
  const before = { ...gpu.contexts };
  const playing = Array.from({ length: count }, (_, i) => {
    const place = document.createElement("div");
    all?.append(place);
    const { subject: _s, photo: _p, ...spec } = SUBJECTS[i % SUBJECTS.length] ?? subjectOf("cake");
    return stage.mount(place, spec);
  });
  await Promise.all(playing.map((one) => one.ready));
  for (const one of playing) one.dispose();
  stage.dispose();
  all?.replaceChildren();
  return {
    made: gpu.contexts.made - before.made,
    lost: gpu.contexts.lost - before.lost,
    drawn: playing.length,
  };
};

/** GPU objects that are there after fifty covers and were not before. */
const leftovers = async (rounds: number): Promise<number> => {
  const engine = new LocalEngine(spare());
  const requests = await Promise.all(
    SUBJECTS.map(async ({ subject: _, ...spec }) => requestOf(spec, 60, 84)),
  );
  for (const request of requests) await engine.still(request, 3, "image/png");
  const before = gpu.alive();
  for (let i = 0; i < rounds; i++) {
    const request = requests[i % requests.length];
    if (request) await engine.still(request, 3, "image/png");
  }
  const after = gpu.alive();
  return Object.keys(after).reduce(
    (sum, kind) => sum + Math.max(0, (after[kind] ?? 0) - (before[kind] ?? 0)),
    0,
  );
};

Object.assign(window, { frameCost, processorCost, counts, crowd, leftovers });
