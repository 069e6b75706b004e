import { afterEach, describe, expect, test } from "vitest";
import { penOf, spareCanvas } from "../basis/index.ts";
import { createStage, type FrameClock, type TextLayer } from "../index.ts";
import type { Engine } from "../page/calls.ts";
import { startEngine } from "../page/link.ts";
import { pageClock } from "../page/pace.ts";
import type { SceneRequest } from "../stage/index.ts";
import { pixelsIn } from "../testing/frames.ts";
import { differing } from "../testing/pixels.ts";
import worker from "../testing/slidesWorker.ts?worker&url";
import { drawTiny, type TinySlide, tinyPainter } from "../testing/tinyPainter.ts";
import { wordless } from "./subject.ts";

const paints = async () => tinyPainter;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const [WIDTH, HEIGHT] = [123, 171];
const slide: TinySlide = { paper: "#fffdf6" };
const ask = (more: Partial<SceneRequest> = {}): SceneRequest => ({
  ...wordless("slide", slide),
  effects: { confetti: false, snow: false },
  quality: "low",
  width: WIDTH,
  height: HEIGHT,
  ...more,
});
const engineIn = async (where: "worker" | "page"): Promise<Engine> => {
  const { engine, end } = await startEngine(where, { worker, paints });
  ends.push(end);
  return engine;
};
const at = async (engine: Engine, t: number): Promise<ImageData> => {
  const frame = await engine.frame(1, t, WIDTH, HEIGHT);
  if (!frame) throw new Error(`Nothing was drawn at ${t} s`);
  return pixelsIn(frame);
};
/** The same drawing, with a pen and nothing else. */
const plainly = (t: number): ImageData => {
  const pen = penOf(spareCanvas(WIDTH, HEIGHT), true);
  drawTiny(pen, slide, WIDTH, HEIGHT, t);
  return pen.getImageData(0, 0, WIDTH, HEIGHT);
};
const same = (one: ImageData, other: ImageData): boolean =>
  one.data.every((value, i) => value === other.data[i]);
const times = [0, 0.4, 1.3, 2, 7, Number.POSITIVE_INFINITY];

describe.each(["worker", "page"] as const)("a slide drawn in the %s", (where) => {
  test.each([
    ["alone", {}],
    // none of it has been thrown yet, so that every pixel is the slide’s
    ["under confetti", { effects: { confetti: true, snow: false }, effectsFrom: -100 }],
  ])(
    "has the pixels of its drawing to the bit, in any order of times, and after a lost context (%s)",
    async (_, how) => {
      const engine = await engineIn(where);
      await engine.open(1, ask(how));
      for (const t of [...times, ...times.toReversed()])
        expect(same(await at(engine, t), plainly(t)), `at ${t} s`).toBe(true);
      await engine.lose();
      for (const t of times) expect(same(await at(engine, t), plainly(t)), `${t} s`).toBe(true);
      expect(same(plainly(0.4), plainly(1.3)), "it moves").toBe(false);
    },
  );

  test("[FX-01] has confetti over it, which goes on from the slide before, and is settled with it", async () => {
    const engine = await engineIn(where);
    const effects = { confetti: true, snow: false };
    await engine.open(1, ask({ effects, effectsFrom: 0 }));
    const begun = await at(engine, 0);
    await engine.close(1);
    await engine.open(1, ask({ effects, effectsFrom: 3 }));
    const later = await at(engine, 0);
    expect(same(begun, plainly(0)), "nothing has been thrown yet").toBe(true);
    expect(differing(later, plainly(0))).toBeGreaterThan(0.005);
    expect(differing(await at(engine, times.at(-1) ?? 0), plainly(2))).toBeGreaterThan(0.005);
  });
});

describe("a slide at its place", () => {
  const place = (): HTMLElement => {
    const element = document.createElement("div");
    element.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`;
    document.body.append(element);
    return element;
  };
  const seen = (element: HTMLElement): ImageData => {
    const live = [...element.querySelectorAll("canvas")].at(-1);
    if (!live) throw new Error("There is no sheet");
    const pen = penOf(spareCanvas(live.width, live.height), true);
    pen.drawImage(live, 0, 0);
    return pen.getImageData(0, 0, live.width, live.height);
  };
  /** A clock that is stepped, and how often a frame was asked of it. */
  const stepped = () => {
    let now = 0;
    let asked = 0;
    const clock: FrameClock = {
      ...pageClock,
      now: () => now,
      request: (run) => {
        asked++;
        return pageClock.request(run);
      },
    };
    return { clock, step: (ms: number) => (now += ms), asked: () => asked };
  };
  const frames = async (count: number) => {
    for (let i = 0; i < count; i++) await new Promise((next) => requestAnimationFrame(next));
  };

  test("[P19] where nothing moves any more nothing is asked for, until it is sought", async () => {
    const { clock, step, asked } = stepped();
    const stage = createStage({ where: "page", worker, paints, clock });
    ends.push(() => stage.dispose());
    const element = place();
    const playing = stage.show(element, slide);
    await playing.ready;
    await frames(3);
    const before = asked();
    await frames(3);
    expect(asked()).toBeGreaterThan(before);
    step(2500);
    await expect.poll(() => same(seen(element), plainly(2)), { timeout: 15_000 }).toBe(true);
    const over = asked();
    await frames(5);
    expect(asked()).toBe(over);
    playing.pause();
    playing.seek(0.4);
    await expect.poll(() => same(seen(element), plainly(0.4)), { timeout: 15_000 }).toBe(true);
    playing.settle();
    await expect
      .poll(() => same(seen(element), plainly(Number.POSITIVE_INFINITY)), { timeout: 15_000 })
      .toBe(true);
    playing.dispose();
  });

  test("what comes late is seen though nothing moves, and its text once more", async () => {
    const stage = createStage({ where: "worker", worker, paints });
    ends.push(() => stage.dispose());
    const element = place();
    const textLayer: TextLayer[] = [];
    const late: TinySlide = { ...slide, late: 400 };
    const playing = stage.show(element, late, {
      reducedMotion: true,
      onTextLayer: (one) => textLayer.push(one),
    });
    await playing.ready;
    expect(textLayer).toEqual([{ paper: slide.paper, isWhole: false }]);
    expect(same(seen(element), plainly(2))).toBe(false);
    await expect.poll(() => same(seen(element), plainly(2)), { timeout: 15_000 }).toBe(true);
    expect(textLayer.at(-1)).toEqual({ paper: slide.paper, isWhole: true });
    playing.dispose();
  });

  test("[OPEN-164] without WebGL it is drawn on the page, and moves all the same", async () => {
    for (const canvas of [HTMLCanvasElement.prototype, OffscreenCanvas.prototype]) {
      const own = canvas.getContext as (...all: unknown[]) => unknown;
      canvas.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
        return kind.startsWith("webgl") ? null : own.call(this, kind, ...rest);
      } as typeof canvas.getContext;
      ends.push(() => {
        canvas.getContext = own as typeof canvas.getContext;
      });
    }
    const { clock, step } = stepped();
    const stage = createStage({ where: "page", worker, paints, clock });
    const element = place();
    const playing = stage.show(element, slide);
    await playing.ready;
    // its time begins with the first picture
    await frames(1);
    step(400);
    await expect.poll(() => same(seen(element), plainly(0.4)), { timeout: 15_000 }).toBe(true);
    step(2000);
    await expect.poll(() => same(seen(element), plainly(2)), { timeout: 15_000 }).toBe(true);
    playing.dispose();
  });
});
