import type { Playing } from "#adapters/webgl/index.ts";
import { LocalEngine } from "#adapters/webgl/page/engine.ts";
import { processorParticles } from "#adapters/webgl/testing/bare.ts";
import { createStage } from "#adapters/webgl/testing/start.ts";
import { exported, requestOf, SUBJECTS } from "#adapters/webgl/testing/subjects.ts";
import { tallyGpu } from "#adapters/webgl/testing/tally.ts";
import { QUALITIES, type Quality } from "#core/domain/cover/index.ts";

const gpu = tallyGpu();
const spare = () => document.createElement("canvas");
const subjectOf = (name: string) => {
  const found = SUBJECTS.find(({ subject }) => subject === name);
  if (!found) throw new Error(`There is no subject ${name}`);
  return found;
};

/** So many draws are timed together: a clock in a browser is coarse. */
const BATCH = 4;

/** The middle of what a frame takes in JavaScript, in milliseconds, while everything is in flight. */
const timed = async (draw: (t: number) => void, batches: number): Promise<number> => {
  for (let i = 0; i < BATCH; i++) draw(1 + i * 0.01);
  const spent: number[] = [];
  for (let i = 0; i < batches; i++) {
    // the graphics card is let come along, outside of what is measured
    await new Promise((next) => requestAnimationFrame(next));
    const from = performance.now();
    for (let k = 0; k < BATCH; k++) draw(1 + ((i * BATCH + k) / (batches * BATCH)) * 1.5);
    spent.push((performance.now() - from) / BATCH);
  }
  return spent.sort((a, b) => a - b)[Math.floor(batches / 2)] ?? Number.NaN;
};

const frameCost = async (subject: string, batches: number): Promise<number> => {
  const engine = new LocalEngine(spare());
  // at the size of a thumbnail: what the pixels cost is not JavaScript
  await engine.open(1, await requestOf(subjectOf(subject), 120, 168));
  const cost = await timed(engine.drawer(1, 120, 168), batches);
  await engine.close(1);
  return cost;
};

/** An engine whose triangles come to no pixels: hundreds of frames of them take minutes where the processor draws. */
const blind = (): LocalEngine => {
  const canvas = spare();
  const made = new LocalEngine(canvas);
  const gl = canvas.getContext("webgl2");
  gl?.enable(gl.RASTERIZER_DISCARD);
  return made;
};

/** The cover that is drawn by `steps`, in the middle of its loop. */
let steady: ((t: number) => void) | undefined;
let drawn = 0;
let engine: LocalEngine | undefined;

/** Opens a cover, and draws it until every function of it has been seen often. */
const warm = async (subject: string, frames: number): Promise<void> => {
  engine ??= blind();
  await engine.close(1);
  await engine.open(1, await requestOf(subjectOf(subject), 120, 168));
  steady = engine.drawer(1, 120, 168);
  drawn = 0;
  for (let i = 0; i < frames; i += 20) {
    await new Promise((next) => requestAnimationFrame(next));
    steps(20);
  }
};

/** So many frames of it, one after the other. */
const steps = (frames: number): void => {
  for (let i = 0; i < frames; i++) steady?.(4 + (drawn++ % 360) / 60);
};

const subjects = (): string[] => SUBJECTS.map(({ subject }) => subject);

/** The same for as many particles moved by the processor. */
const processorCost = (count: number, batches: number): Promise<number> =>
  timed(processorParticles(spare(), count), batches);

/** The most draws and triangles that a frame of each kind of cover takes, at every quality. */
const counts = async (): Promise<{ subject: string; calls: number; triangles: number }[]> => {
  const engine = new LocalEngine(spare());
  const all = [];
  for (const { subject, ...spec } of SUBJECTS) {
    const most = { subject, calls: 0, triangles: 0 };
    const request = await requestOf(spec, 120, 168);
    for (const quality of Object.keys(QUALITIES) as Quality[]) {
      await engine.still({ ...request, quality }, 3, "image/png");
      const { calls, triangles } = await engine.counters();
      most.calls = Math.max(most.calls, calls);
      most.triangles = Math.max(most.triangles, triangles);
    }
    all.push(most);
  }
  return all;
};

/** Contexts made and lost while so many covers live on one screen. */
const crowd = async (count: number): Promise<{ made: number; lost: number; drawn: number }> => {
  const stage = createStage({ where: "page", exported });
  const all = document.querySelector("#all");
  const before = { ...gpu.contexts };
  const mounted = Array.from({ length: count }, (_, i) => {
    const place = document.createElement("div");
    all?.append(place);
    const { subject: _s, photo: _p, ...spec } = SUBJECTS[i % SUBJECTS.length] ?? subjectOf("cake");
    return new Promise<Playing>((drawn, broken) => {
      const one = stage.mount(place, spec, { onError: broken });
      void one.ready.then(() => drawn(one));
    });
  });
  const playing = await Promise.all(mounted);
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

Object.assign(window, {
  warm,
  steps,
  subjects,
  frameCost,
  processorCost,
  counts,
  crowd,
  leftovers,
});
