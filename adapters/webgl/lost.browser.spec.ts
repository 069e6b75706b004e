import { describe, expect, test } from "vitest";
import type { CoverSpec } from "#core/app/ports/stage.ts";
import { penOf, spareCanvas } from "./basis/index.ts";
import type { Engine } from "./page/calls.ts";
import { LocalEngine } from "./page/engine.ts";
import { differing, pixelsOf } from "./testing/pixels.ts";
import { requestOf } from "./testing/subjects.ts";

const cake: CoverSpec = { variant: "cake", theme: "cake-3", title: "Happy Birthday Grace" };

describe("a context that is lost", () => {
  /** An engine whose context goes and comes back when it is told to. */
  const fragile = () => {
    const canvas = document.createElement("canvas");
    const engine = new LocalEngine(canvas);
    const context = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    const heard = (name: string) =>
      new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lose = async () => {
      const lost = heard("webglcontextlost");
      context?.loseContext();
      await lost;
    };
    const restore = async () => {
      const back = heard("webglcontextrestored");
      // the browser takes it back only after everybody has heard that it is gone
      await new Promise((resolve) => setTimeout(resolve));
      context?.restoreContext();
      await back;
    };
    return { engine, lose, restore };
  };
  const asked = () => requestOf(cake, 96, 134);
  const pictureOf = async (engine: Engine): Promise<ImageData> =>
    pixelsOf((await engine.still(await asked(), 3, "image/png")).blob);
  const frameOf = async (engine: Engine): Promise<ImageData | null> => {
    const bitmap = await engine.frame(1, 3, 96, 134);
    if (!bitmap) return null;
    const pen = penOf(spareCanvas(96, 134), true);
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, 96, 134);
  };

  test("[PLAY-01] lost again while its scenes come back, it gives the same picture in the end; what was asked for meanwhile comes, too", async () => {
    const { engine, lose, restore } = fragile();
    await engine.open(1, await asked());
    const before = await frameOf(engine);
    await lose();
    expect(await frameOf(engine)).toBeNull();
    const picture = pictureOf(engine);
    await restore();
    // the scenes are being made
    await lose();
    const opened = engine.open(2, await asked());
    await restore();
    await opened;
    expect(differing(await picture, before as ImageData)).toBe(0);
    expect(differing((await frameOf(engine)) as ImageData, before as ImageData)).toBe(0);
    for (const id of [1, 2]) await engine.close(id);
  });

  test("[F-53] lost for good, it goes on with a new one after two seconds; where none can be had, whoever asks hears of it", async () => {
    const { engine, lose } = fragile();
    await engine.open(1, await asked());
    const before = await frameOf(engine);
    await lose();
    const picture = pictureOf(engine);
    await expect.poll(() => frameOf(engine), { timeout: 15_000 }).not.toBeNull();
    expect(differing((await frameOf(engine)) as ImageData, before as ImageData)).toBe(0);
    expect(differing(await picture, before as ImageData)).toBe(0);

    const without = fragile();
    await without.engine.open(1, await asked());
    const original = OffscreenCanvas.prototype.getContext;
    const ofPage = HTMLCanvasElement.prototype.getContext;
    OffscreenCanvas.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.getContext = () => null;
    try {
      await without.lose();
      await expect
        .poll(() => frameOf(without.engine).then(String, String), { timeout: 15_000 })
        .toContain("cannot draw");
    } finally {
      OffscreenCanvas.prototype.getContext = original;
      HTMLCanvasElement.prototype.getContext = ofPage;
    }
  });

  test("[PLAY-01] lost while a scene is made, that is made again; closed while it comes back, nothing is left", async () => {
    const { engine, lose, restore } = fragile();
    const before = await pictureOf(engine);
    const { geometries, textures } = await engine.counters();
    const picture = pictureOf(engine);
    await lose();
    await restore();
    expect(differing(await picture, before)).toBe(0);

    await engine.open(1, await asked());
    await lose();
    await restore();
    await engine.close(1);
    await pictureOf(engine);
    expect(await engine.counters()).toMatchObject({ geometries, textures });
  });
});
