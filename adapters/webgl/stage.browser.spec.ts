import { afterEach, describe, expect, test } from "vitest";
import type { CoverSpec, Effects } from "#core/app/ports/stage.ts";
import { pieceOf } from "./catalogue/index.ts";
import { createStage } from "./index.ts";
import type { Engine } from "./page/engine.ts";
import { startEngine } from "./page/link.ts";
import type { SceneRequest } from "./stage/index.ts";

const both: Effects = { confetti: true, snow: true };
const cake: CoverSpec = { variant: "cake", theme: "cake-3", title: "Happy Birthday Grace" };
const letters: CoverSpec = { variant: "curvey", theme: "curvey-1", title: "Thank you 🎉 Zoë" };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

const engineIn = async (where: "worker" | "page"): Promise<Engine> => {
  const { engine, end } = await startEngine(where);
  ends.push(end);
  return engine;
};

const print = async (blob: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer()))].join();

const ask = async (spec: CoverSpec, width: number, height: number): Promise<SceneRequest> => ({
  ...(await pieceOf(spec)),
  effects: both,
  quality: "high",
  width,
  height,
});

const shot = async (engine: Engine, spec: CoverSpec, t: number): Promise<string> =>
  print((await engine.still(await ask(spec, 240, 336), t, "image/png")).blob);

/** How far the brightness of a picture's pixels spreads; a blank one has none. */
const spread = async (blob: Blob): Promise<number> => {
  const bitmap = await createImageBitmap(blob);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!pen) throw new Error("No 2D canvas");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const values = data.filter((_, i) => i % 4 === 1);
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
};

describe("the stage", () => {
  test.each([cake, letters])(
    "draws $theme the same in a worker and on the page, in any order of times",
    async (spec) => {
      const worker = await engineIn("worker");
      const page = await engineIn("page");
      const late = await shot(worker, spec, 3);
      const early = await shot(worker, spec, 0.7);
      expect(late).not.toBe(early);
      expect(await shot(page, spec, 0.7)).toBe(early);
      expect(await shot(page, spec, 3)).toBe(late);
      expect(await shot(worker, spec, 3 + 6 * 100 + 6)).not.toBe(early);
    },
  );

  test("every idle motion comes round: a loop later the picture is the same", async () => {
    const engine = await engineIn("worker");
    for (const spec of [cake, letters])
      expect(await shot(engine, spec, 5)).toBe(await shot(engine, spec, 5 + 6 * 20));
  });

  test("a lost context comes back with the same pixels", async () => {
    const engine = await engineIn("worker");
    const before = [await shot(engine, cake, 3), await shot(engine, letters, 3)];
    await engine.open(1, await ask(cake, 240, 336));
    const lost = engine.lose();
    expect(await engine.frame(1, 3, 240, 336)).toBeNull();
    await lost;
    expect([await shot(engine, cake, 3), await shot(engine, letters, 3)]).toEqual(before);
    const frame = await engine.frame(1, 3, 240, 336);
    expect(frame?.width).toBe(240);
    frame?.close();
  });

  test("fifty covers made and given back leave nothing on the GPU", {
    timeout: 60_000,
  }, async () => {
    const engine = await engineIn("page");
    await shot(engine, cake, 3);
    await shot(engine, letters, 3);
    const before = await engine.counters();
    for (let i = 0; i < 25; i++) {
      await engine.still(await ask(cake, 60, 84), 3, "image/png");
      await engine.still(await ask(letters, 60, 84), 3, "image/png");
    }
    const after = await engine.counters();
    expect(after.geometries).toBe(before.geometries);
    expect(after.textures).toBe(before.textures);
    expect(after.programs).toBe(before.programs);
  });

  test("a cake takes at most 50 draws and 100 000 triangles", async () => {
    const engine = await engineIn("page");
    for (let i = 0; i < 8; i++) {
      await engine.still(await ask({ ...cake, theme: `cake-${i}` }, 60, 84), 3, "image/png");
      const { calls, triangles } = await engine.counters();
      expect(calls).toBeLessThanOrEqual(50);
      expect(triangles).toBeLessThanOrEqual(100_000);
    }
  });

  test("[THUMB-02] a cover's thumbnail is a JPEG that is not blank", async () => {
    const stage = createStage();
    ends.push(() => stage.dispose());
    const bytes = await stage.thumb(cake, 480, 672, "image/jpeg", 0.8);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await spread(new Blob([bytes], { type: "image/jpeg" }))).toBeGreaterThan(20);
  });
});

describe("a place on the page", () => {
  const place = (width: string, height: string): HTMLElement => {
    const element = document.createElement("div");
    element.style.cssText = `width:${width};height:${height}`;
    document.body.append(element);
    return element;
  };
  const stageHere = (where?: "page") => {
    const stage = createStage(where ? { where } : {});
    ends.push(() => stage.dispose());
    return stage;
  };

  test("shows its poster at once and the drawn cover after it; nothing is left when it goes", async () => {
    const element = place("120px", "168px");
    const playing = stageHere().mount(element, cake, { paused: true });
    const [poster, live] = element.querySelectorAll("canvas");
    expect(poster?.width).toBeGreaterThan(0);
    expect(live?.style.visibility).toBe("hidden");
    await playing.ready;
    expect(live?.style.visibility).toBe("visible");
    playing.dispose();
    expect(element.childElementCount).toBe(0);
  });

  test("an element without a size waits until it has one", async () => {
    const element = place("0", "0");
    const playing = stageHere().mount(element, letters);
    element.style.cssText = "width:100px;height:140px";
    await playing.ready;
    playing.dispose();
    expect(element.querySelector("canvas")).toBeNull();
  });

  test("[OPEN-164] without WebGL the poster stays, and pictures are drawn all the same", async () => {
    const original = HTMLCanvasElement.prototype.getContext;
    const offscreen = OffscreenCanvas.prototype.getContext;
    const refuse = (kind: string): boolean => kind.startsWith("webgl");
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return refuse(kind) ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
    OffscreenCanvas.prototype.getContext = function (
      this: OffscreenCanvas,
      kind: string,
      ...rest: unknown[]
    ) {
      return refuse(kind) ? null : Reflect.apply(offscreen, this, [kind, ...rest]);
    } as typeof offscreen;
    ends.push(() => {
      HTMLCanvasElement.prototype.getContext = original;
      OffscreenCanvas.prototype.getContext = offscreen;
    });
    const stage = stageHere("page");
    const element = place("120px", "168px");
    const error = await new Promise<Error>((resolve) =>
      stage.mount(element, cake, { onError: resolve }),
    );
    expect(error.message).toBe("This browser cannot draw the card");
    expect(element.querySelector("canvas")?.width).toBeGreaterThan(0);
    expect((await stage.probe()).webgl2).toBe(false);
    expect(await spread(await stage.picture(cake, 240, 336, "image/png"))).toBeGreaterThan(20);
  });
});
